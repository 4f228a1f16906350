// Differs from the original, which it replaces: helps to find the page. This file is in the bundle of every docs page, so
// the content is a lazy chunk.
import {lazy, Suspense, type ReactNode} from 'react';

const PageNotFound = lazy(() => import('@site/src/components/PageNotFound/PageNotFound'));

export default function NotFoundContent(): ReactNode {
  return (
    <Suspense>
      <PageNotFound />
    </Suspense>
  );
}
