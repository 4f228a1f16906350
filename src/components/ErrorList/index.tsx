import {Suspense, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';

// MDXComponents imports this file on every page, so the errors, which only one page lists, are a separate chunk. Server
// rendering waits for it, so they are in the HTML.
const Errors = lazyPart(() => import('./ErrorList'));

/** The errors on the pages of an area; see ErrorList.tsx. */
export default function ErrorList({area}: {area: string}): ReactNode {
  return (
    <Suspense>
      <Errors area={area} />
    </Suspense>
  );
}
