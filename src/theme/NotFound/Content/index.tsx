// Differs from the original, which it replaces: it helps to find what was looked for. Every page of documentation holds
// this file, so the help is loaded where it is needed.
import {lazy, Suspense, type ReactNode} from 'react';

const PageNotFound = lazy(() => import('@site/src/components/PageNotFound/PageNotFound'));

export default function NotFoundContent(): ReactNode {
  return (
    <Suspense>
      <PageNotFound />
    </Suspense>
  );
}
