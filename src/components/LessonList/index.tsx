import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';
import type {CardChoice} from './LessonCards';

// Server rendering waits for the lazy chunk, so the list is in the HTML while its data stays out of the page bundle.
const List = lazyPart(() => import('./LessonList'));

/** All lessons as lines; with `words`, the lessons that contain them, as cards. See LessonList.tsx. */
export default function LessonList(props: Partial<CardChoice>): ReactNode {
  return (
    <PartBoundary>
      <List {...props} />
    </PartBoundary>
  );
}
