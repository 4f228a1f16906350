import {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useUrlQuery} from '@training-catalog/search/client';
import type {RelationMap as Map} from '@training-catalog/catalog/client';
import {topicMark} from '@site/shared/marks';
import Icon from '../Icon/Icon';
import ScrollBox from '../ScrollBox/ScrollBox';
import ScrollableTable from '../ScrollableTable/ScrollableTable';
import Drawing from './Drawing';
import styles from './RelationMap.module.css';

/** Zoom levels of the two buttons; 1 is the natural size. */
const scales = [0.5, 0.75, 1, 1.5, 2] as const;
const naturalSize = scales.indexOf(1);

/**
 * The relations between projects, as a drawing and as a table with the same content. With JavaScript, readers can filter
 * by topic and zoom; the topic is in the query string, so that a link shares it.
 */
export default function RelationMap({map}: {map: Map}): ReactNode {
  const {search, change, flush} = useUrlQuery();
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
      <form className={`needs-script ${styles.form}`} onSubmit={(event) => event.preventDefault()}>
        <div>
          <label htmlFor={topicId}>Topic</label>
          <select
            id={topicId}
            value={topic ?? ''}
            onChange={({target}) => change(target.value && `?${new URLSearchParams({topic: target.value})}`)}
            onBlur={flush}
          >
            <option value="">All</option>
            {topics.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <div>
          <button type="button" disabled={size === 0} onClick={() => setSize(size - 1)} aria-label="Zoom out">
            −
          </button>{' '}
          <button
            type="button"
            disabled={size === scales.length - 1}
            onClick={() => setSize(size + 1)}
            aria-label="Zoom in"
          >
            +
          </button>
        </div>
        <p className={styles.count} role="status">
          {shown.length} of {map.relations.length} relations
        </p>
      </form>
      <div className={styles.frame}>
        <ScrollBox name="Map">
          <Drawing map={map} scale={scales[size] ?? 1} isFaint={(name) => !has(name)} />
        </ScrollBox>
      </div>
      <ul className={styles.legend} aria-label="Topics in the map">
        {[...new Set(map.nodes.flatMap((node) => node.topics.slice(0, 1)))].sort().map((name) => {
          const {icon, hue} = topicMark(name);
          return (
            <li key={name} className={`hue-${hue}`}>
              <Icon name={icon} />
              {name}
            </li>
          );
        })}
      </ul>
      <ScrollableTable>
        <caption>The same relations as a table</caption>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Relation</th>
            <th scope="col">Other project</th>
            <th scope="col">Purpose</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({from, kind, to, what}) => (
            <tr key={`${from} ${kind} ${to}`}>
              <td>
                <Link to={permalinkOf(from)}>{from}</Link>
              </td>
              <td>{kind}</td>
              <td>
                <Link to={permalinkOf(to)}>{to}</Link>
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}
