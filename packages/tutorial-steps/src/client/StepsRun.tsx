import type {ReactNode} from 'react';
import type {ProjectSteps} from '../stepCount.js';
import {phrases} from './phrases.js';

/** How many steps of a project's pages were run, and when: `Mostly not run: 2 of 9 steps run on 2026-11-23; 7 by reading`. */
export default function StepsRun({steps}: {steps: ProjectSteps}): ReactNode {
  const {lastRun, run, inPart} = steps;
  const {warning, numbers, aroundDay} = phrases();
  const words = warning(steps);
  const [before, after] = aroundDay(steps);
  return (
    <>
      {words !== '' && `${words}: `}
      {lastRun === undefined || run + inPart === 0 ? (
        numbers(steps)
      ) : (
        <>
          {before}
          <time dateTime={lastRun} style={{whiteSpace: 'nowrap'}}>
            {lastRun}
          </time>
          {after}
        </>
      )}
    </>
  );
}
