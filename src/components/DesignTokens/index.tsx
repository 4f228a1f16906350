import {lazy, Suspense, type ReactNode} from 'react';

// Every page's script holds this file; the tokens are for one page only.
const Tokens = lazy(() => import('./DesignTokens'));

/** Every token of the look and every icon, in both modes; see DesignTokens.tsx. */
export default function DesignTokens(): ReactNode {
  return (
    <Suspense>
      <Tokens />
    </Suspense>
  );
}
