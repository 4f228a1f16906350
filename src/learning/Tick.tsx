import type {ReactNode} from 'react';
import {setDone, useProgress} from './progress';

/** A box that a learner ticks when a page is done; without scripts, which keep the tick, it is not there. */
export default function Tick({page, children}: {page: string; children: ReactNode}): ReactNode {
  const {done} = useProgress();
  return (
    <label className="learning-tick needs-script not-searched">
      <input
        type="checkbox"
        checked={done[page] !== undefined}
        onChange={({target}) => setDone(page, target.checked)}
      />{' '}
      {children}
    </label>
  );
}
