import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RelatedProject} from '@training-catalog/catalog/client';
import styles from './RelatedProjects.module.css';

/** Projects related to the current one, as chosen by plugins/catalog/related.ts. */
export default function RelatedProjects({projects}: {projects: readonly RelatedProject[]}): ReactNode {
  return (
    projects.length > 0 && (
      <aside className={`${styles.related} not-searched`} aria-label="Related projects">
        <p>Related projects</p>
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
