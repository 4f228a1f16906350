import type {ReactNode} from 'react';
import {duration} from './duration';

/** Time that the section below the heading takes, shown beside it. */
export default function SectionMinutes({minutes}: {minutes: string}): ReactNode {
  return (
    <p className="lesson-minutes" data-minutes={minutes}>
      <span className="visually-hidden">Time: </span>
      {duration(Number(minutes))}
    </p>
  );
}
