import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {passive, type Neighbor, type Neighborhood} from '@training-catalog/catalog/client';
import styles from './ProjectNeighborhood.module.css';

function Projects({neighbors, isPassive = false}: {neighbors: readonly Neighbor[]; isPassive?: boolean}): ReactNode {
  return (
    neighbors.length > 0 && (
      <ul>
        {neighbors.map(({kind, name, permalink, what}) => (
          <li key={`${kind} ${name}`}>
            <span className={styles.verb}>{isPassive ? passive[kind] : kind}</span> <Link to={permalink}>{name}</Link>
            {what && <span className={styles.what}>: {what}</span>}
          </li>
        ))}
      </ul>
    )
  );
}

/**
 * A project's relations to other projects, from its point of view; renders nothing if it has none. Where there is room,
 * the style sheet draws the lists as boxes, with lines to and from the project in the middle.
 */
export default function ProjectNeighborhood({
  neighbors: {name, incoming, outgoing},
}: {
  neighbors: Neighborhood;
}): ReactNode {
  return (
    incoming.length + outgoing.length > 0 && (
      <aside className={`${styles.neighborhood} not-searched`} aria-label="Works with">
        <div className={styles.drawing}>
          <Projects neighbors={incoming} isPassive />
          <strong aria-hidden="true">{name}</strong>
          <Projects neighbors={outgoing} />
        </div>
        <Link to="/map">See all projects on the map</Link>
      </aside>
    )
  );
}
