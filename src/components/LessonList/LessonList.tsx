import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {lessons} from '@training-catalog/lessons/client';
import LessonCards, {type CardChoice} from './LessonCards';

/** All lessons with time and level; with `words`, only the lessons that contain them, as cards. */
export default function LessonList({words, className}: Partial<CardChoice>): ReactNode {
  return words !== undefined ? (
    <LessonCards words={words} className={className} />
  ) : (
    <ul className="not-searched">
      {lessons.map(({title, permalink, time, level}) => {
        const facts = [time, level].filter(Boolean).join(', ');
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
