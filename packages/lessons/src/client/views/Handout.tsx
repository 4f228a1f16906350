import {useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import PrintButton from '@theme/PrintButton';
import {blocksForTeachers} from './forTeachers.js';
import HandoutAnswers from './HandoutAnswers.js';
import HandoutWords from './HandoutWords.js';
import {articleContent} from './plan.js';

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
          {translate({
            id: 'training-catalog.lessons.handout.with-answers',
            message: 'Answers on a separate page',
            description: 'Label of a checkbox of the handout',
          })}
        </label>{' '}
        <PrintButton className="button button--primary button--sm">
          {translate({id: 'training-catalog.lessons.handout.print', message: 'Print', description: 'Button'})}
        </PrintButton>
      </p>
      <p className="lesson-name">
        <span>
          {translate({id: 'training-catalog.lessons.handout.name', message: 'Name:', description: 'Before a blank'})}
        </span>{' '}
        <span>
          {translate({id: 'training-catalog.lessons.handout.date', message: 'Date:', description: 'Before a blank'})}
        </span>
      </p>
      <HandoutWords />
      {withAnswers && end && createPortal(<HandoutAnswers />, end)}
    </div>
  );
}
