import type {ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';

// MDXComponents imports this file on every page, so the catalog's data is a separate chunk that only pages with a list
// load. Server rendering waits for the chunk, so the list is in the HTML.
const loadLists = () => import('./ProjectLists');
const Tags = lazyPart(async () => ({default: (await loadLists()).TopicTags}));
const ByTopic = lazyPart(async () => ({default: (await loadLists()).ProjectsByTopic}));
const ByRelease = lazyPart(async () => ({default: (await loadLists()).ProjectsByRelease}));

/** What each topic means; see ProjectLists.tsx. */
export function TopicTags(): ReactNode {
  return (
    <PartBoundary>
      <Tags />
    </PartBoundary>
  );
}

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
