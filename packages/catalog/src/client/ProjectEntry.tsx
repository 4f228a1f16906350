import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {RelatedProject} from '../types.js';
import FactList, {type Fact} from './FactList.js';

/**
 * An entry of a list that is made from all projects: a heading, the project with its summary, and facts.
 *
 * @param anchor id of the heading.
 */
export default function ProjectEntry({
  anchor,
  title,
  project,
  facts,
}: {
  anchor: string;
  title: string;
  project: RelatedProject;
  facts: readonly Fact[];
}): ReactNode {
  return (
    <>
      <Heading as="h3" id={anchor}>
        {title}
      </Heading>
      <p>
        <Link to={project.permalink} translate="no">
          {project.name}
        </Link>
        : <span>{`${project.summary}.`}</span>
      </p>
      <FactList facts={facts} />
    </>
  );
}
