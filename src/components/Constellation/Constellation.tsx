import type {ReactNode} from 'react';
import constellation from '@generated/catalog/default/constellation.json';
import {iconId} from '@site/shared/iconId';
import {topicMark} from '@site/shared/marks';
import FurtherIcons from '../Icon/FurtherIcons';
import styles from './Constellation.module.css';

const {width, height, topics, projects} = constellation;

const ofTopic = (index: number) => projects.filter((project) => project.topics.includes(index));

/** URL path of a permalink, as Link would write it: encoded, without a trailing slash. */
const published = (permalink: string): string => encodeURI(permalink.replace(/\/$/, ''));

/** Topic labels join words with hyphens. */
const readable = (label: string): string => label.replaceAll('-', ' ');

/**
 * Each project is a star and each topic a hub, with a line from each project to its topics; a ring marks the projects of
 * the newest release. Topics are links. Stars can only be clicked; the list of projects on the same page serves keyboards
 * and screen readers.
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
