import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import catalog from '@generated/catalog/default/catalog.json';
import type {Group} from '@site/shared/catalog';
import styles from './ProjectLists.module.css';

const projectsByName = new Map(catalog.projects.map((project) => [project.name, project]));

function Groups({groups}: {groups: readonly Group[]}): ReactNode {
  return groups.map(({label, permalink, description, projects}) => (
    <details key={permalink} className={styles.group}>
      <summary>
        {label} <span className={styles.count}>({projects.length})</span>
      </summary>
      <p>
        {description} <Link to={permalink}>All pages tagged {label}</Link>
      </p>
      <ul>
        {projects.map((name) => {
          const project = projectsByName.get(name);
          return (
            project && (
              <li key={name}>
                <Link to={project.permalink}>{name}</Link>: {project.summary}
              </li>
            )
          );
        })}
      </ul>
    </details>
  ));
}

/** Every topic with its projects, made from the tags of the main pages. */
export function ProjectsByTopic(): ReactNode {
  return <Groups groups={catalog.topics} />;
}

/** Every release, newest first, with the projects it brought. */
export function ProjectsByRelease(): ReactNode {
  return <Groups groups={catalog.releases} />;
}
