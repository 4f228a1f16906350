import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {lessons} from '@training-catalog/lessons/client';
import Icon from '../Icon/Icon';
import {containsWords} from '../Explorer/filter';
import styles from '../Explorer/Explorer.module.css';

/** Which lessons to show as cards, and how. */
export interface CardChoice {
  /** Words that a lesson must contain; empty for all lessons. */
  words: string;
  /** Class of the list of cards. */
  className: string | undefined;
}

/** The lessons that contain all of the words, as cards with time and level in the style of the explorer. */
export default function LessonCards({words, className}: CardChoice): ReactNode {
  const found = lessons.filter(({title, description, audience}) =>
    containsWords([title, description, ...audience].join(' '), words),
  );
  return (
    <>
      <p className={styles.count} role="status">
        {found.length} of {lessons.length} lessons
      </p>
      <ul className={className}>
        {found.map(({title, permalink, description, time, level}) => (
          <li key={permalink} className={styles.card}>
            <Heading as="h3" className={styles.name}>
              <Link to={permalink}>{title}</Link>
            </Heading>
            <p className={styles.kinds}>
              <span>
                <Icon name="teach" /> lesson
              </span>
              {time && (
                <span>
                  <Icon name="clock" /> {time}
                </span>
              )}
              {level && (
                <span className="meter" data-level={level}>
                  {level}
                </span>
              )}
            </p>
            <p className={styles.summary}>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
