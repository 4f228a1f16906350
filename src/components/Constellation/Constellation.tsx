import type {ReactNode} from 'react';
import constellation from '@generated/catalog/default/constellation.json';
import {iconId} from '@site/shared/iconId';
import {topicMark} from '@site/shared/marks';
import FurtherIcons from '../Icon/FurtherIcons';
import styles from './Constellation.module.css';

const {width, height, topics, projects} = constellation;

const ofTopic = (index: number) => projects.filter((project) => project.topics.includes(index));

/** Address as it is published, which Link would make: without the slash of an index page, and encoded. */
const published = (permalink: string): string => encodeURI(permalink.replace(/\/$/, ''));

/** Names of topics are words joined by hyphens. */
const readable = (label: string): string => label.replaceAll('-', ' ');

/**
 * Each project a star, each topic a hub, with a line from each project to its topics; rings are the projects of the
 * newest release. Topics are links; stars lead to their projects for readers who point, all others have the list of
 * projects on the same page.
 */
export default function Constellation(): ReactNode {
  return (
    <>
      <FurtherIcons />
      <svg
        className={styles.sky}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={`${projects.length} projects drawn as stars around the ${topics.length} topics that they share`}
      >
        {topics.map(({label, permalink, x, y}, index) => {
          const members = ofTopic(index);
          return (
            <a
              key={permalink}
              href={published(permalink)}
              className={styles.topic}
              aria-label={`${readable(label)}: ${members.length} ${members.length === 1 ? 'project' : 'projects'}`}
            >
              <path d={members.map((star) => `M${x} ${y}L${star.x} ${star.y}`).join('')} />
              <g transform={`translate(${x} ${y})`}>
                <g className={styles.hub}>
                  <circle r="21" />
                  <use href={`#${iconId(topicMark(label).icon)}`} x="-11" y="-11" width="22" height="22" />
                </g>
                <text y="37">{readable(label)}</text>
              </g>
            </a>
          );
        })}
        <g aria-hidden="true">
          {projects.map(({name, permalink, x, y, topics: shared, isNew}) => (
            <a key={permalink} href={published(permalink)} tabIndex={-1} className={isNew ? styles.isNew : styles.star}>
              <title>{name}</title>
              <circle cx={x} cy={y} r={3 + shared.length} />
            </a>
          ))}
        </g>
      </svg>
    </>
  );
}
