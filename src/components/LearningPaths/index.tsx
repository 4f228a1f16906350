import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';

// MDXComponents imports this file on every page, so the paths' data, which only one page needs, is a separate chunk.
const Paths = lazyPart(() => import('./LearningPaths'));

/** All learning paths; see LearningPaths.tsx. */
export default function LearningPaths(): ReactNode {
  return (
    <PartBoundary>
      <Paths />
    </PartBoundary>
  );
}
