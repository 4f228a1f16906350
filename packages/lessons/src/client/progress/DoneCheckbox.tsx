import type {ReactNode} from 'react';
import {setDone, useProgress} from './progress.js';

/** Marks a page as done in the learner's progress. Hidden without JavaScript, which stores the progress. */
export default function DoneCheckbox({page, children}: {page: string; children: ReactNode}): ReactNode {
  const {done} = useProgress();
  return (
    <label className="learning-done needs-script not-searched">
      <input
        type="checkbox"
        checked={done[page] !== undefined}
        onChange={({target}) => setDone(page, target.checked)}
      />{' '}
      {children}
    </label>
  );
}
