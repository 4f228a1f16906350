import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CatalogIcon from '@theme/CatalogIcon';
import type {MappedNode, RelationMap} from '../types.js';
import {relationText} from './relationTexts.js';
import {topicMark} from './settings.js';
import styles from '#css/map.module.css';

/** Margin around the drawing for the icons at the corners of boxes, in drawing units. */
const room = 12;

function Box({node, lineHeight, isFaint}: {node: MappedNode; lineHeight: number; isFaint: boolean}): ReactNode {
  const {name, permalink, lines, x, y, width, height} = node;
  const {icon, hue} = topicMark(node.topics[0] ?? '');
  const top = y + (height - lines.length * lineHeight) / 2 + lineHeight / 2;
  return (
    <Link
      to={permalink}
      className={clsx(styles.node, `hue-${hue}`, isFaint && styles.faint)}
      aria-label={name}
      // Browsers scroll a box only if none of it is in view.
      onFocus={({currentTarget}) => currentTarget.scrollIntoView({block: 'nearest', inline: 'nearest'})}
    >
      <rect x={x} y={y} width={width} height={height} rx="8" />
      {lines.map((line, index) => (
        <text key={line} x={x + width / 2} y={top + index * lineHeight}>
          {line}
        </text>
      ))}
      <circle cx={x + 2} cy={y + 2} r="11" />
      <CatalogIcon name={icon} place={{x: x - 5, y: y - 5, width: 14, height: 14}} />
    </Link>
  );
}

/**
 * The drawing as static SVG, which works without JavaScript. Each box has the icon of its first topic. Screen readers get
 * the boxes as links, and the relations from the table below the drawing.
 *
 * @param scale 1 is the natural size, with text as large as on the page.
 * @param isFaint Returns whether to dim a project.
 */
export default function MapDrawing({
  map,
  scale,
  isFaint,
}: {
  map: RelationMap;
  scale: number;
  isFaint: (name: string) => boolean;
}): ReactNode {
  const width = map.width + 2 * room;
  const height = map.height + 2 * room;
  const relations = map.relations.map((relation) => ({
    ...relation,
    key: `${relation.from} ${relation.kind} ${relation.to}`,
    className: isFaint(relation.from) || isFaint(relation.to) ? styles.faint : undefined,
  }));
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-room} ${-room} ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      role="group"
      aria-label={translate({
        id: 'training-catalog.catalog.map.label',
        message: 'Map of projects that work together',
        description: 'What screen readers call the map',
      })}
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className={styles.head} d="M0,0 L8,4 L0,8 z" />
        </marker>
      </defs>
      <g aria-hidden="true">
        {relations.map(({key, className, path}) => (
          <g key={key} className={className}>
            <path className={styles.line} d={path} markerEnd="url(#arrow)" />
          </g>
        ))}
        {/* After all lines, so that no line crosses the label of another. */}
        {relations.map(({key, className, kind, label: [x, y]}) => (
          <g key={key} className={className}>
            <text className={styles.label} x={x} y={y}>
              {relationText(kind)}
            </text>
          </g>
        ))}
      </g>
      {map.nodes.map((node) => (
        <Box key={node.name} node={node} lineHeight={map.lineHeight} isFaint={isFaint(node.name)} />
      ))}
    </svg>
  );
}
