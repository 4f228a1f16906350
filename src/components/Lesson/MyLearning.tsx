import {lazy, Suspense, type ReactNode} from 'react';

const Page = lazy(() => import('../../learning/MyLearning'));

/** A learner's progress; see src/learning/MyLearning.tsx. */
export default function MyLearning(): ReactNode {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
