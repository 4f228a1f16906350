/** What the benchmarks share: the name of the machine, medians, the port of a server. */
import type {Server} from 'node:http';
import os from 'node:os';

/** The processor that the figures are of. */
export const machine = `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores`;

/** The middle value, the upper one of two; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The port that a listening server got.
 *
 * @throws if it does not listen at a port.
 */
export function portOf(server: Server): number {
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) {
    throw new Error('The server does not listen at a port');
  }
  return bound.port;
}
