import type {ReactNode} from 'react';
import {runParts, type ProjectSteps} from '@site/shared/lastRun';

/** How many steps of a project's pages were run, and when. */
export default function StepsRun({steps}: {steps: ProjectSteps}): ReactNode {
  const {text, day, rest} = runParts(steps);
  return (
    <>
      {text}
      {day !== undefined && (
        <>
          {' '}
          <time className="unbroken">{day}</time>
        </>
      )}
      {rest}
    </>
  );
}
