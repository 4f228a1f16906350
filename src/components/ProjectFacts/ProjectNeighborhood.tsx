import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Neighbor} from '@site/shared/relations';
import styles from './ProjectFacts.module.css';

/** A project's relations to other projects, from its point of view; renders nothing if it has none. */
export default function ProjectNeighborhood({neighbors}: {neighbors: readonly Neighbor[]}): ReactNode {
  return (
    neighbors.length > 0 && (
      <aside className={`${styles.neighborhood} not-searched`} aria-label="Works with">
        <ul>
          {neighbors.map(({verb, name, permalink, what}) => (
            <li key={`${verb} ${name}`}>
              <span className={styles.verb}>{verb}</span> <Link to={permalink}>{name}</Link>
              {what && `: ${what}`}
            </li>
          ))}
        </ul>
        <Link to="/map">See all projects on the map</Link>
      </aside>
    )
  );
}
