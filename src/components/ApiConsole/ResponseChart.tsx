import {useId, useMemo, useState, type ReactNode} from 'react';
import {numericColumns, visible, type Table} from './responseBody';

/** Maximum number of rows that are drawn. */
const maxRows = 40;

/** The drawing in its own units; it scales with the page. */
const box = {width: 640, bar: 22, height: 240, label: 190} as const;

const shortText = (text: string): string => {
  const seen = visible(text);
  return seen.length > 26 ? `${seen.slice(0, 25)}…` : seen;
};

/** A quick chart of one column of numbers, in the order of the response. The table has the exact values. */
export default function ResponseChart({table}: {table: Table}): ReactNode {
  const id = useId();
  const numeric = useMemo(() => numericColumns(table), [table]);
  const [chosen, setChosen] = useState(numeric[0] ?? 0);
  const [isLine, setIsLine] = useState(false);
  const label = table.columns.findIndex((_, index) => !numeric.includes(index));
  const rows = table.rows.slice(0, maxRows).map((row, index) => ({
    name: label < 0 ? String(index + 1) : (row[label] ?? ''),
    text: row[chosen] ?? '',
    value: Number(row[chosen] ?? 0),
  }));
  const values = rows.map(({value}) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const column = visible(table.columns[chosen] ?? '');
  const title = `${column} of ${rows.length} rows, from ${Math.min(...values)} to ${Math.max(...values)}`;
  const x = (value: number): number => box.label + ((value - low) / span) * (box.width - box.label - 80);
  const y = (value: number): number => box.height - 20 - ((value - low) / span) * (box.height - 40);
  const step = (box.width - 40) / Math.max(1, rows.length - 1);
  return (
    <figure className="api-chart">
      <div className="api-actions">
        <label>
          Values{' '}
          <select value={chosen} onChange={({target}) => setChosen(Number(target.value))}>
            {numeric.map((index) => (
              <option key={index} value={index}>
                {visible(table.columns[index] ?? '')}
              </option>
            ))}
          </select>
        </label>
        <span role="radiogroup" aria-label="Chart type" className="api-choices">
          {[false, true].map((one) => (
            <label key={String(one)}>
              <input type="radio" name={`${id}-kind`} checked={isLine === one} onChange={() => setIsLine(one)} />{' '}
              {one ? 'Line' : 'Bar'}
            </label>
          ))}
        </span>
      </div>
      {/* Focusable, so that the keyboard can scroll it on a narrow page. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="api-scroll" tabIndex={0} role="region" aria-label="Chart of the response">
        {isLine ? (
          <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={title}>
            <line x1={20} x2={box.width - 20} y1={y(0)} y2={y(0)} className="api-axis" />
            <polyline
              className="api-line"
              points={rows.map(({value}, index) => `${20 + index * step},${y(value)}`).join(' ')}
            />
            <text x={20} y={14}>
              {String(Math.max(...values))}
            </text>
            <text x={20} y={box.height - 4}>
              {shortText(rows[0]?.name ?? '')}
            </text>
            <text x={box.width - 20} y={box.height - 4} textAnchor="end">
              {shortText(rows.at(-1)?.name ?? '')}
            </text>
          </svg>
        ) : (
          <svg viewBox={`0 0 ${box.width} ${rows.length * box.bar + 4}`} role="img" aria-label={title}>
            {rows.map(({name, value, text}, index) => (
              <g key={index}>
                <text x={box.label - 8} y={index * box.bar + 15} textAnchor="end">
                  {shortText(name)}
                </text>
                <rect
                  x={Math.min(x(0), x(value))}
                  y={index * box.bar + 3}
                  width={Math.max(1, Math.abs(x(value) - x(0)))}
                  height={box.bar - 6}
                  className="api-bar"
                />
                <text x={Math.max(x(0), x(value)) + 6} y={index * box.bar + 15}>
                  {text.slice(0, 10)}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
      <figcaption>
        {title}.{table.rows.length > maxRows && ` The first ${maxRows} of ${table.rows.length} rows.`} The table has the
        exact values.
      </figcaption>
    </figure>
  );
}
