import {Suspense, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';

// MDXComponents imports this file on every page, so the services, which only one page lists, are a separate chunk. Server
// rendering waits for it, so they are in the HTML.
const Services = lazyPart(() => import('./ServiceList'));

/** The hosted services; see ServiceList.tsx. */
export default function ServiceList(): ReactNode {
  return (
    <Suspense>
      <Services />
    </Suspense>
  );
}
