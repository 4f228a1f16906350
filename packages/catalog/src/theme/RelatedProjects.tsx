import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {RelatedProject} from '../types.js';
import styles from '#css/related.module.css';

/** Projects related to the current one, as chosen by data/related.ts. */
export default function RelatedProjects({projects}: {projects: readonly RelatedProject[]}): ReactNode {
  const heading = translate({
    id: 'training-catalog.catalog.related',
    message: 'Related projects',
    description: 'Heading of the projects at the end of a page',
  });
  return (
    projects.length > 0 && (
      <aside className={`${styles.related} not-searched`} aria-label={heading}>
        <p>{heading}</p>
        <ul>
          {projects.map(({name, permalink, summary}) => (
            <li key={name}>
              <Link to={permalink}>{name}</Link>
              <span>{summary}</span>
            </li>
          ))}
        </ul>
      </aside>
    )
  );
}
