import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CatalogIcon from '@theme/CatalogIcon';
import Heading from '@theme/Heading';
import {useUrlQuery} from '@training-catalog/utils/url-query';
import map from '@generated/catalog/default/map.json';
import {allText, topicText} from '../client/filterTexts.js';
import MapDrawing from '../client/MapDrawing.js';
import {allRelationTexts, relationText} from '../client/relationTexts.js';
import {topicMark} from '../client/settings.js';
import ScrollBox from '../client/ScrollBox.js';
import Table from '../client/Table.js';
import styles from '#css/map.module.css';

/** Zoom levels of the two buttons; 1 is the natural size. */
const scales = [0.5, 0.75, 1, 1.5, 2] as const;
const naturalSize = scales.indexOf(1);

/**
 * The relations between projects, as a drawing and as a table with the same content, and the projects without one. With JavaScript, readers can filter
 * by topic and zoom; the topic is in the query string, so that a link shares it.
 */
export default function ProjectMap(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const form = useRef<HTMLFormElement>(null);
  const {search, change, flush} = useUrlQuery(form);
  const [size, setSize] = useState(naturalSize);
  const topicId = useId();

  const topics = [...new Set(map.nodes.flatMap((node) => node.topics))].sort();
  const requested = new URLSearchParams(search).get('topic');
  const topic = requested !== null && topics.includes(requested) ? requested : undefined;
  const has = (name: string): boolean =>
    topic === undefined || map.nodes.some((node) => node.name === name && node.topics.includes(topic));
  const permalinkOf = (name: string): string => map.nodes.find((node) => node.name === name)?.permalink ?? '';
  const shown = map.relations.filter(({from, to}) => has(from) || has(to));

  return (
    <>
      <p>
        {translate(
          {
            id: 'training-catalog.catalog.map.intro',
            message: 'Arrows point from a project to the projects that it {verbs}. Select a project to open its page.',
            description: 'The text above the map; the verbs are those of all relations',
          },
          {verbs: allRelationTexts(i18n.currentLocale)},
        )}
      </p>
      <form
        ref={form}
        className={`needs-script ${styles.form}`}
        data-needs-scripts=""
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <label htmlFor={topicId}>{topicText()}</label>
          <select
            id={topicId}
            name="topic"
            value={topic ?? ''}
            onChange={({target}) => change(target.value && `?${new URLSearchParams({topic: target.value})}`)}
            onBlur={flush}
          >
            <option value="">{allText()}</option>
            {topics.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div>
          <button
            type="button"
            disabled={size === 0}
            onClick={() => setSize(size - 1)}
            aria-label={translate({
              id: 'training-catalog.catalog.map.out',
              message: 'Zoom out',
              description: 'The button that makes the map smaller',
            })}
          >
            −
          </button>{' '}
          <button
            type="button"
            disabled={size === scales.length - 1}
            onClick={() => setSize(size + 1)}
            aria-label={translate({
              id: 'training-catalog.catalog.map.in',
              message: 'Zoom in',
              description: 'The button that makes the map larger',
            })}
          >
            +
          </button>
        </div>
        <p className={styles.count} role="status">
          {translate(
            {
              id: 'training-catalog.catalog.map.count',
              message: '{found} of {all} relations',
              description: 'How many relations have the topic',
            },
            {found: shown.length, all: map.relations.length},
          )}
        </p>
      </form>
      <div className={styles.frame}>
        <ScrollBox
          name={translate({
            id: 'training-catalog.catalog.map.box',
            message: 'Map',
            description: 'What screen readers call the box that scrolls the map',
          })}
        >
          <MapDrawing map={map} scale={scales[size] ?? 1} isFaint={(name) => !has(name)} />
        </ScrollBox>
      </div>
      <ul
        className={styles.legend}
        aria-label={translate({
          id: 'training-catalog.catalog.map.topics',
          message: 'Topics in the map',
          description: 'What screen readers call the icons and colors of the map',
        })}
      >
        {[...new Set(map.nodes.flatMap((node) => node.topics.slice(0, 1)))].sort().map((name) => {
          const {icon, hue} = topicMark(name);
          return (
            <li key={name} className={`hue-${hue}`}>
              <CatalogIcon name={icon} />
              <span>{name}</span>
            </li>
          );
        })}
      </ul>
      <Table>
        <caption>
          {translate({
            id: 'training-catalog.catalog.map.table',
            message: 'The same relations as a table',
            description: 'Caption of the table below the map',
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {translate({
                id: 'training-catalog.catalog.map.project',
                message: 'Project',
                description: 'Heading of a column',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'training-catalog.catalog.map.relation',
                message: 'Relation',
                description: 'Heading of a column',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'training-catalog.catalog.map.other',
                message: 'Other project',
                description: 'Heading of a column',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'training-catalog.catalog.map.purpose',
                message: 'Purpose',
                description: 'Heading of a column',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({from, kind, to, what}) => (
            <tr key={`${from} ${kind} ${to}`}>
              <td>
                <Link to={permalinkOf(from)}>{from}</Link>
              </td>
              <td>{relationText(kind)}</td>
              <td>
                <Link to={permalinkOf(to)}>{to}</Link>
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {map.alone.length > 0 && (
        <>
          <Heading as="h2" id="on-their-own">
            {translate({
              id: 'training-catalog.catalog.map.alone',
              message: 'Projects on their own',
              description: 'Heading of the projects without relations',
            })}
          </Heading>
          <p>
            {translate({
              id: 'training-catalog.catalog.map.aloneText',
              message: 'These projects have no listed relations to other projects.',
              description: 'The text above the projects without relations',
            })}
          </p>
          <ul className="not-searched">
            {map.alone.map(({name, permalink, summary}) => (
              <li key={name}>
                <Link to={permalink} translate="no">
                  {name}
                </Link>
                : <span>{summary}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
