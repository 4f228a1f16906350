import {lazy, Suspense, type ReactNode} from 'react';

const Page = lazy(() => import('../../learning/MyLearning'));

/** A learner's own ticks; see src/learning/MyLearning.tsx. */
export default function MyLearning(): ReactNode {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
