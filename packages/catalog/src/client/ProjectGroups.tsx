import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ListedGroup} from '../types.js';
import styles from '#css/groups.module.css';

/** Topics or releases, each with its projects, folded. */
export default function ProjectGroups({groups}: {groups: readonly ListedGroup[]}): ReactNode {
  return groups.map(({label, permalink, description, projects}) => (
    <details key={permalink} className={styles.group}>
      <summary>
        <span>{label}</span> <span className={styles.count}>{`(${projects.length})`}</span>
      </summary>
      <p>
        <span>{description}</span>{' '}
        <Link to={permalink}>
          {translate(
            {
              id: 'training-catalog.catalog.groups.tagged',
              message: 'All pages tagged {tag}',
              description: 'The link to the pages of a topic or release',
            },
            {tag: label},
          )}
        </Link>
      </p>
      <ul className="not-searched">
        {projects.map(({name, permalink: page, summary}) => (
          <li key={name}>
            <Link to={page} translate="no">
              {name}
            </Link>
            : <span>{summary}</span>
          </li>
        ))}
      </ul>
    </details>
  ));
}
