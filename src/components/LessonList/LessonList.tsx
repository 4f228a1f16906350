import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lessons from '@generated/lessons/default/lessons.json';
import {duration} from '../Lesson/duration';
import LessonCards, {type CardChoice} from './LessonCards';

/** All lessons with time and level; with `words`, only the lessons that contain them, as cards. */
export default function LessonList({words, className}: Partial<CardChoice>): ReactNode {
  return words !== undefined ? (
    <LessonCards words={words} className={className} />
  ) : (
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
