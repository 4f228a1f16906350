import {lazy, Suspense, type ReactNode} from 'react';

// The build waits for the list, so it stands in the page's HTML; its data is no part of the page's script.
const List = lazy(() => import('./LessonList'));

/** Every lesson; see LessonList.tsx. */
export default function LessonList(): ReactNode {
  return (
    <Suspense>
      <List />
    </Suspense>
  );
}
