import {lazy, Suspense, type ReactNode} from 'react';

// Every page's script holds this file, so the catalog's data must not: only the page that shows a list loads it. The
// build waits for it, so the list is in the page's HTML.
const loadLists = () => import('./ProjectLists');
const ByTopic = lazy(async () => ({default: (await loadLists()).ProjectsByTopic}));
const ByRelease = lazy(async () => ({default: (await loadLists()).ProjectsByRelease}));

/** Every topic with its projects; see ProjectLists.tsx. */
export function ProjectsByTopic(): ReactNode {
  return (
    <Suspense>
      <ByTopic />
    </Suspense>
  );
}

/** Every release with its projects, newest first; see ProjectLists.tsx. */
export function ProjectsByRelease(): ReactNode {
  return (
    <Suspense>
      <ByRelease />
    </Suspense>
  );
}
