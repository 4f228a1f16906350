import type {ReactNode} from 'react';
import type {ProjectSteps} from '../stepCount.js';
import {phrases} from './phrases.js';

/**
 * How many steps of each of a project's pages were run, and when the last ones were: `Tutorial: all 5 steps run. How-to: 0
 * of 21. Last run on 2026-11-23.` A sum over the pages would hide a tutorial that was run completely. Without pages, it is
 * the sum.
 */
export default function StepsRun({steps}: {steps: ProjectSteps}): ReactNode {
  const {lastRun, run, inPart, setupOnly, pages} = steps;
  const {warning, numbers, pages: textOf, aroundLastDay} = phrases();
  const [before, after] = aroundLastDay();
  return (
    <span>
      {setupOnly && <span>{`${warning(steps)}. `}</span>}
      <span>{pages.length > 0 ? textOf(pages) : `${numbers(steps)}.`}</span>
      {lastRun !== undefined && run + inPart > 0 && (
        <span>
          {' '}
          <span>{before}</span>
          <time dateTime={lastRun} style={{whiteSpace: 'nowrap'}}>
            {lastRun}
          </time>
          <span>{after}</span>
        </span>
      )}
    </span>
  );
}
