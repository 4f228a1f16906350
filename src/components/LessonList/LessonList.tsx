import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lessons from '@generated/lessons/default/lessons.json';
import {duration} from '../Lesson/duration';

/** Every lesson with its time and level. */
export default function LessonList(): ReactNode {
  return (
    <ul className="not-searched">
      {lessons.map(({title, permalink, minutes, level}) => {
        const facts = [minutes !== undefined && duration(minutes), level].filter(Boolean).join(', ');
        return (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
            {facts && ` (${facts})`}
          </li>
        );
      })}
    </ul>
  );
}
