import {lazy, Suspense, type ReactNode} from 'react';

// Every page's script holds this file; the data of the paths is for one page only.
const Paths = lazy(() => import('./LearningPaths'));

/** Every learning path; see LearningPaths.tsx. */
export default function LearningPaths(): ReactNode {
  return (
    <Suspense>
      <Paths />
    </Suspense>
  );
}
