import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';

// MDXComponents imports this file on every page, so the tokens, which only one page shows, are a separate chunk.
const Tokens = lazyPart(() => import('./DesignTokens'));

/** All design tokens and icons, in both modes; see DesignTokens.tsx. */
export default function DesignTokens(): ReactNode {
  return (
    <PartBoundary>
      <Tokens />
    </PartBoundary>
  );
}
