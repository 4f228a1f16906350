import {Suspense, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';

// MDXComponents imports this file on every page, so the events, which only one page lists, are a separate chunk. Server
// rendering waits for it, so they are in the HTML.
const Events = lazyPart(() => import('./EventList'));

/** Events to come or past; see EventList.tsx. */
export default function EventList({when}: {when: string}): ReactNode {
  return (
    <Suspense>
      <Events when={when} />
    </Suspense>
  );
}
