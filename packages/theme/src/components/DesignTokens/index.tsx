import type {ReactNode} from 'react';
import {lazyPart} from '../lazyPart.js';
import PartBoundary from '../PartBoundary.js';

// MDXComponents imports this file on every page, so the tokens, which only one page shows, are a separate chunk.
const Tokens = lazyPart(() => import('./DesignTokens.js'));

/** All design tokens and icons, in both modes; see DesignTokens.tsx. */
export default function DesignTokens(): ReactNode {
  return (
    <PartBoundary>
      <Tokens />
    </PartBoundary>
  );
}
