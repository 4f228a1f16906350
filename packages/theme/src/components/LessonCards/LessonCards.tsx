import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {containsWords, ListCard, ListCount} from '@training-catalog/catalog/client';
import {lessons} from '@training-catalog/lessons/client';
import Icon from '../Icon/Icon.js';

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
      <ListCount>
        {translate(
          {id: 'site.lessons.count', message: '{found} of {all} lessons'},
          {found: found.length, all: lessons.length},
        )}
      </ListCount>
      <ul className={className}>
        {found.map(({title, permalink, description, time, level}) => (
          <ListCard
            key={permalink}
            title={title}
            permalink={permalink}
            summary={description}
            kinds={
              <>
                <span>
                  <Icon name="teach" /> <Translate id="site.lessons.kind">lesson</Translate>
                </span>
                {time && (
                  <span>
                    <Icon name="clock" /> <span>{time}</span>
                  </span>
                )}
                {level && (
                  <span className="meter" data-level={level}>
                    {level}
                  </span>
                )}
              </>
            }
          />
        ))}
      </ul>
    </>
  );
}
