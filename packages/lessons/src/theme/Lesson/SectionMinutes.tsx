import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * Time that the section below the heading takes, shown beside it.
 *
 * @param props.minutes the number of minutes, for the timing plan
 * @param props.time the same in words
 */
export default function SectionMinutes({minutes, time}: {minutes: string; time: string}): ReactNode {
  return (
    <p className="lesson-minutes" data-minutes={minutes}>
      <span className="lesson-unseen">
        {translate({
          id: 'training-catalog.lessons.section-time',
          message: 'Time:',
          description: 'What screen readers say before the time that a section takes',
        })}{' '}
      </span>
      <span>{time}</span>
    </p>
  );
}
