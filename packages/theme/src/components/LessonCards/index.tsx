import type {ReactNode} from 'react';
import {lazyPart} from '../lazyPart.js';
import PartBoundary from '../PartBoundary.js';
import type {CardChoice} from './LessonCards.js';

// Loaded when a reader asks the explorer for lessons.
const Cards = lazyPart(() => import('./LessonCards.js'));

/** The lessons that contain some words, as cards. */
export default function LessonCards(props: CardChoice): ReactNode {
  return (
    <PartBoundary>
      <Cards {...props} />
    </PartBoundary>
  );
}
