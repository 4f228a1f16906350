import {Suspense, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';

const Page = lazyPart(() => import('../../learning/MyLearning'));

/** A learner's progress; see src/learning/MyLearning.tsx. */
export default function MyLearning(): ReactNode {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
