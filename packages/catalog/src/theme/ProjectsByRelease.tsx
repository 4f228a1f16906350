import type {ReactNode} from 'react';
import lists from '@generated/catalog/default/lists.json';
import ProjectGroups from '../client/ProjectGroups.js';

/** All releases with their projects, newest first. */
export default function ProjectsByRelease(): ReactNode {
  return <ProjectGroups groups={lists.releases} />;
}
