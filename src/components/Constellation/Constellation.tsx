import type {ReactNode} from 'react';
import landing from '@generated/catalog/default/landing.json';
import graph from '@generated/catalog/default/topicGraph.json';
import {iconId} from '@site/shared/iconId';
import {topicMark} from '@site/shared/marks';
import {withoutSlash} from '@site/shared/withoutSlash';
import AdditionalIcons from '../Icon/AdditionalIcons';
import styles from './Constellation.module.css';

const {news} = landing;
const {width, height, topics, projects} = graph;

const ofTopic = (index: number) => projects.filter((project) => project.topics.includes(index));

/** URL path of a permalink, as Link would write it: encoded, without a trailing slash. */
const published = (permalink: string): string => encodeURI(withoutSlash(permalink));

/** Topic labels join words with hyphens. */
const readable = (label: string): string => label.replaceAll('-', ' ');

/**
 * Each project is a dot and each topic a hub, with a line from each project to its topics; a ring marks the projects of
 * the newest release. Topics are links. Dots can only be clicked; the list of projects on the same page serves keyboards
 * and screen readers.
 */
export default function Constellation(): ReactNode {
  return (
    <>
      <AdditionalIcons />
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={`${projects.length} projects drawn as dots around the ${topics.length} topics that they share`}
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
              <path d={members.map((project) => `M${x} ${y}L${project.x} ${project.y}`).join('')} />
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
            <a
              key={permalink}
              href={published(permalink)}
              tabIndex={-1}
              className={isNew ? styles.newProject : styles.project}
            >
              <title>{name}</title>
              <circle cx={x} cy={y} r={3 + shared.length} />
            </a>
          ))}
        </g>
      </svg>
      <p className={styles.caption}>
        Each dot is a project, linked to its topics.{news && ` Ringed: new in ${news.label}.`}
      </p>
    </>
  );
}
