import {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import HandoutAnswers from './HandoutAnswers';

/** The handout: no navigation, room to write, answers on a last sheet or none. */
export default function Handout(): ReactNode {
  const [withAnswers, setWithAnswers] = useState(true);
  const end = document.querySelector('.lesson-end');
  return (
    <div className="lesson-handout">
      <p className="lesson-tools">
        <label>
          <input type="checkbox" checked={withAnswers} onChange={({target}) => setWithAnswers(target.checked)} />{' '}
          Answers on a separate page
        </label>{' '}
        <button type="button" className="button button--primary button--sm" onClick={() => window.print()}>
          Print
        </button>
      </p>
      <p className="lesson-name">
        <span>Name:</span> <span>Date:</span>
      </p>
      {withAnswers && end && createPortal(<HandoutAnswers />, end)}
    </div>
  );
}
