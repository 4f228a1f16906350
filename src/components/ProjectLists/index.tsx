import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';

// MDXComponents imports this file on every page, so the catalog's data is a separate chunk that only pages with a list
// load. Server rendering waits for the chunk, so the list is in the HTML.
const loadLists = () => import('./ProjectLists');
const ByTopic = lazyPart(async () => ({default: (await loadLists()).ProjectsByTopic}));
const ByRelease = lazyPart(async () => ({default: (await loadLists()).ProjectsByRelease}));

/** All topics with their projects; see ProjectLists.tsx. */
export function ProjectsByTopic(): ReactNode {
  return (
    <PartBoundary>
      <ByTopic />
    </PartBoundary>
  );
}

/** All releases with their projects, newest first; see ProjectLists.tsx. */
export function ProjectsByRelease(): ReactNode {
  return (
    <PartBoundary>
      <ByRelease />
    </PartBoundary>
  );
}
