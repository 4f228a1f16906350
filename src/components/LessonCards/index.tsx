import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';
import type {CardChoice} from './LessonCards';

// Loaded when a reader asks the explorer for lessons.
const Cards = lazyPart(() => import('./LessonCards'));

/** The lessons that contain some words, as cards. */
export default function LessonCards(props: CardChoice): ReactNode {
  return (
    <PartBoundary>
      <Cards {...props} />
    </PartBoundary>
  );
}
