import {translate} from '@docusaurus/Translate';
import {useMemo, type ReactNode} from 'react';
import {numericColumns, visible, type Table} from './responseBody.js';
import {formatNumber} from './numbers.js';

/** Maximum number of rows and columns that are drawn. */
const most = {rows: 200, columns: 60} as const;

/** Records as a table. */
export default function ResponseTable({table}: {table: Table}): ReactNode {
  const {rows} = table;
  const numeric = useMemo(() => new Set(numericColumns(table)), [table]);
  const columns = table.columns.slice(0, most.columns);
  const label = translate({
    id: 'training-catalog.openapi-console.tableOfResponse',
    message: 'Table of the response',
  });
  return (
    <>
      <p>
        {translate(
          {
            id: 'training-catalog.openapi-console.tableSize',
            message: 'Rows: {rows} of {allRows}. Columns: {columns} of {allColumns}.',
          },
          {
            rows: formatNumber(Math.min(rows.length, most.rows)),
            allRows: formatNumber(rows.length),
            columns: columns.length,
            allColumns: table.columns.length,
          },
        )}
      </p>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="api-scroll" tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((name, column) => (
                // A name may occur twice.
                <th key={column} scope="col">
                  {visible(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most.rows).map((row, index) => (
              <tr key={index}>
                {columns.map((_, column) => (
                  <td key={column} className={numeric.has(column) ? 'api-numeric' : undefined}>
                    {visible((row[column] ?? '').slice(0, 300))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
