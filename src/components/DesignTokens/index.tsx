import {lazy, Suspense, type ReactNode} from 'react';

// MDXComponents imports this file on every page, so the tokens, which only one page shows, are a separate chunk.
const Tokens = lazy(() => import('./DesignTokens'));

/** All design tokens and icons, in both modes; see DesignTokens.tsx. */
export default function DesignTokens(): ReactNode {
  return (
    <Suspense>
      <Tokens />
    </Suspense>
  );
}
