import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CatalogIcon from '@theme/CatalogIcon';
import graph from '@generated/catalog/default/topicGraph.json';
import landing from '@generated/catalog/default/landing.json';
import {withoutSlash} from '@training-catalog/utils/urls';
import {useCounted} from '../client/counted.js';
import {topicMark} from '../client/settings.js';
import styles from '#css/topicGraph.module.css';

const {width, height, topics, projects} = graph;

const ofTopic = (index: number) => projects.filter((project) => project.topics.includes(index));

/** URL path of a permalink, as Link would write it: encoded, without a trailing slash. */
const published = (permalink: string): string => encodeURI(withoutSlash(permalink));

/** Topic labels join words with hyphens. */
const readable = (label: string): string => label.replaceAll('-', ' ');

/**
 * Each project is a dot and each topic a hub, with a line from each project to its topics; a ring marks the projects of
 * the newest release. Topics are links. Dots can only be clicked; a list of projects on the same page has to serve
 * keyboards and screen readers.
 */
export default function TopicGraph(): ReactNode {
  const {news} = landing;
  const counted = useCounted();
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={translate(
          {
            id: 'training-catalog.catalog.topicGraph.label',
            message: '{projects} projects drawn as dots around the {topics} topics that they share',
            description: 'What screen readers say about the drawing of projects and topics',
          },
          {projects: projects.length, topics: topics.length},
        )}
      >
        {topics.map(({label, permalink, x, y}, index) => {
          const members = ofTopic(index);
          return (
            <a
              key={permalink}
              href={published(permalink)}
              className={styles.topic}
              aria-label={`${readable(label)}: ${counted(members.length)}`}
            >
              {/* Two lines in one piece, through the topic: every page that shows this has a hundred. */}
              <path
                d={members
                  .map((project, index) =>
                    index % 2 === 0 ? `M${project.x} ${project.y}L${x} ${y}` : ` ${project.x} ${project.y}`,
                  )
                  .join('')}
              />
              <g transform={`translate(${x} ${y})`}>
                <g className={styles.hub}>
                  <circle r="21" />
                  <CatalogIcon name={topicMark(label).icon} place={{x: -11, y: -11, width: 22, height: 22}} />
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
        {translate({
          id: 'training-catalog.catalog.topicGraph.caption',
          message: 'Each dot is a project, linked to its topics.',
          description: 'The caption of the drawing of projects and topics',
        })}
        {news && (
          <span>
            {` ${translate(
              {
                id: 'training-catalog.catalog.topicGraph.new',
                message: 'Ringed: new in {release}.',
                description: 'The caption of the drawing of projects and topics goes on with the newest release',
              },
              {release: news.label},
            )}`}
          </span>
        )}
      </p>
    </>
  );
}
