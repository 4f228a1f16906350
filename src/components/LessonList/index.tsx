import {lazy, Suspense, type ReactNode} from 'react';
import type {CardChoice} from './LessonCards';

// The build waits for the list, so it is in the page's HTML; its data is not part of the page's script.
const List = lazy(() => import('./LessonList'));

/** Every lesson as a line; with `words`, those that hold them as cards. See LessonList.tsx. */
export default function LessonList(props: Partial<CardChoice>): ReactNode {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}
