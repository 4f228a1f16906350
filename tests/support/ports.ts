import {defaultPort, portCount} from '../../tools/test/freePorts';

const first = Number(process.env.TEST_PORT ?? defaultPort);

/**
 * Consecutive ports of the servers for browser tests. `TEST_PORT` sets the first one.
 *
 * - `site`: the fixture site
 * - `secondSite`: the site of another institute, with an announcement, analytics, and the attack corpus
 * - `elsewhere`: the fixture site under a base path it was not built for
 * - `catalog`: the production build in `build/`
 * - `preview`: the development server that one test starts
 * - `api`: the service behind the fixture sets `faults` and `fields`
 * - `mock`: the mock of an API set that `npm run test:mock` starts
 * - `minimalSite`: the plain site in `examples/minimal`
 */
export const ports = {
  site: first,
  secondSite: first + 1,
  elsewhere: first + 2,
  catalog: first + 3,
  preview: first + 4,
  api: first + 5,
  mock: first + 6,
  minimalSite: first + 7,
} as const satisfies Record<string, number>;

if (Object.keys(ports).length !== portCount) {
  throw new Error('tools/test/freePorts.ts: correct portCount');
}
