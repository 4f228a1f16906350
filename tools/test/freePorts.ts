import net from 'node:net';

/** The first port of the servers of the tests, unless `TEST_PORT` names another. */
export const defaultPort = 3210;

/** How many consecutive ports they need. */
export const portCount = 8;

/** Whether a server can listen on a port, on all addresses as the servers of the tests do. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false)).listen(port, () => server.close(() => resolve(true)));
  });

/**
 * Finds ports for the tests that no other program uses.
 *
 * @param from the port to begin with.
 * @returns the first of `portCount` free consecutive ports.
 * @throws if there are none above it.
 */
export async function freePorts(from = defaultPort): Promise<number> {
  for (let first = from; first + portCount <= 2 ** 16; first += portCount) {
    const all = Array.from({length: portCount}, (_, index) => isFree(first + index));
    if ((await Promise.all(all)).every(Boolean)) {
      return first;
    }
  }
  throw new Error(`no ${portCount} consecutive ports from ${from} on are free; end a server`);
}
