import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {passiveText, relationText} from '../client/relationTexts.js';
import {mapPage} from '../client/settings.js';
import type {Neighbor, Neighborhood} from '../types.js';
import styles from '#css/neighborhood.module.css';

function Projects({neighbors, isPassive = false}: {neighbors: readonly Neighbor[]; isPassive?: boolean}): ReactNode {
  return (
    neighbors.length > 0 && (
      <ul>
        {neighbors.map(({kind, name, permalink, what}) => (
          <li key={`${kind} ${name}`}>
            <span className={styles.verb}>{isPassive ? passiveText(kind) : relationText(kind)}</span>{' '}
            <Link to={permalink} translate="no">
              {name}
            </Link>
            {what && <span className={styles.what}>{`: ${what}`}</span>}
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
  const map = mapPage();
  return (
    incoming.length + outgoing.length > 0 && (
      <aside
        className={`${styles.neighborhood} not-searched`}
        aria-label={translate({
          id: 'training-catalog.catalog.neighbors.label',
          message: 'Works with',
          description: 'What screen readers call the relations of a project',
        })}
      >
        <div className={styles.drawing}>
          <Projects neighbors={incoming} isPassive />
          <strong aria-hidden="true">{name}</strong>
          <Projects neighbors={outgoing} />
        </div>
        {map !== undefined && (
          <Link to={map}>
            {translate({
              id: 'training-catalog.catalog.neighbors.map',
              message: 'See all projects on the map',
              description: 'The link to the map of relations',
            })}
          </Link>
        )}
      </aside>
    )
  );
}
