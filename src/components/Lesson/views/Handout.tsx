import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import PrintButton from '@site/src/printing/PrintButton';
import {blocksForTeachers} from './forTeachers';
import HandoutAnswers from './HandoutAnswers';
import HandoutWords from './HandoutWords';
import {articleContent} from './plan';

/** The handout: no navigation, room to write, and answers on the last sheet or not at all. */
export default function Handout(): ReactNode {
  const [withAnswers, setWithAnswers] = useState(true);

  // Before the answers are collected. Another view is another load of the page, so nothing has to come back.
  useLayoutEffect(() => {
    const blocks = [...(articleContent()?.children ?? [])];
    blocksForTeachers(blocks).forEach((block) => block.classList.add('lesson-left-out'));
  }, []);

  const end = document.querySelector('.lesson-end');
  return (
    <div className="lesson-handout">
      <p className="lesson-tools">
        <label>
          <input type="checkbox" checked={withAnswers} onChange={({target}) => setWithAnswers(target.checked)} />{' '}
          Answers on a separate page
        </label>{' '}
        <PrintButton className="button button--primary button--sm">Print</PrintButton>
      </p>
      <p className="lesson-name">
        <span>Name:</span> <span>Date:</span>
      </p>
      <HandoutWords />
      {withAnswers && end && createPortal(<HandoutAnswers />, end)}
    </div>
  );
}
