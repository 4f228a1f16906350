import type {ReactNode} from 'react';
import {setDone, storageKey, useProgress} from './progress.js';

/** Marks a page as done in the learner's progress. Hidden without JavaScript, which stores the progress. */
export default function DoneCheckbox({page, children}: {page: string; children: ReactNode}): ReactNode {
  const {done} = useProgress();
  return (
    <label className="learning-done needs-script not-searched" data-needs-scripts={storageKey}>
      <input
        type="checkbox"
        checked={done[page] !== undefined}
        onChange={({target}) => setDone(page, target.checked)}
      />{' '}
      {children}
    </label>
  );
}
