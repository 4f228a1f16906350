import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ProjectFacts} from '../projectFacts.js';

/** What one item costs, and on request on which machine and how that was measured. */
export default function Cost({
  item,
  seconds,
  memory,
  disk,
  paid,
  machine,
  command,
}: NonNullable<ProjectFacts['costs']>[number]): ReactNode {
  // Without Intl, whose data take a slow phone a tenth of a second to load.
  const number = (value: number): string => String(Number(value.toPrecision(3)));
  const bytes = (value: number): string => (value < 1000 ? `${number(value)} MB` : `${number(value / 1000)} GB`);
  const parts = [
    seconds !== undefined &&
      translate(
        {
          id: 'training-catalog.catalog.costs.seconds',
          message: '{time} of processor time',
          description: 'What one item costs, such as 40 s of processor time',
        },
        {time: `${number(seconds)} s`},
      ),
    memory !== undefined &&
      translate(
        {
          id: 'training-catalog.catalog.costs.memory',
          message: '{size} of memory',
          description: 'What one item costs, such as 300 MB of memory',
        },
        {size: bytes(memory)},
      ),
    disk !== undefined &&
      translate(
        {
          id: 'training-catalog.catalog.costs.disk',
          message: '{size} of disk space',
          description: 'What one item costs, such as 2 GB of disk space',
        },
        {size: bytes(disk)},
      ),
    paid,
  ].filter(Boolean);
  return (
    <>
      <span>{`${item}: ${parts.join(', ')}`}</span>
      {(machine ?? command) !== undefined && (
        <details>
          <summary>
            {translate({
              id: 'training-catalog.catalog.costs.measured',
              message: 'Measured on, and how',
              description: 'The label of the machine and the command with which a cost was measured',
            })}
          </summary>
          <span>{machine}</span> {command !== undefined && <code translate="no">{command}</code>}
        </details>
      )}
    </>
  );
}
