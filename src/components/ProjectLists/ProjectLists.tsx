import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import lists from '@generated/catalog/default/lists.json';
import ScrollableTable from '@site/src/components/ScrollableTable/ScrollableTable';
import type {ListedGroup} from '@training-catalog/catalog/client';
import styles from './ProjectLists.module.css';

function Groups({groups}: {groups: readonly ListedGroup[]}): ReactNode {
  return groups.map(({label, permalink, description, projects}) => (
    <details key={permalink} className={styles.group}>
      <summary>
        {label} <span className={styles.count}>({projects.length})</span>
      </summary>
      <p>
        {description} <Link to={permalink}>All pages tagged {label}</Link>
      </p>
      <ul>
        {projects.map(({name, permalink: page, summary}) => (
          <li key={name}>
            <Link to={page}>{name}</Link>: {summary}
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** What each topic means, as `tags.yml` says it. */
export function TopicTags(): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Tag</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {lists.topics.map(({label, permalink, description}) => (
          <tr key={permalink}>
            <td>
              <Link to={permalink}>{label}</Link>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** All topics with their projects, from the tags of the main pages. */
export function ProjectsByTopic(): ReactNode {
  return <Groups groups={lists.topics} />;
}

/** All releases with their projects, newest first. */
export function ProjectsByRelease(): ReactNode {
  return <Groups groups={lists.releases} />;
}
