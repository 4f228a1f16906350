import type {ReactNode} from 'react';
import lists from '@generated/catalog/default/lists.json';
import ProjectGroups from '../client/ProjectGroups.js';

/** All topics with their projects, from the tags of the main pages. */
export default function ProjectsByTopic(): ReactNode {
  return <ProjectGroups groups={lists.topics} />;
}
