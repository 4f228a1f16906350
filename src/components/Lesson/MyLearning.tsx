import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';

const Page = lazyPart(() => import('../../learning/MyLearning'));

/** A learner's progress; see src/learning/MyLearning.tsx. */
export default function MyLearning(): ReactNode {
  return (
    <PartBoundary>
      <Page />
    </PartBoundary>
  );
}
