import fs from 'node:fs';
import path from 'node:path';
import {
  callableUrl,
  isLocalServer,
  type CallableServer,
  type OperationData,
} from '@training-catalog/openapi-pages/client';
import {isDataFile, openApiSite, readSets, type OpenApiPagesOptions} from '@training-catalog/openapi-pages/sets';

/**
 * The server of `API_MOCK_SERVER`, if set: every set can then be tried with it, whatever its specification says.
 *
 * @throws if it is not a URL of this machine, because a published page must not send requests to a host that no
 *   file names.
 */
export function mockServer({API_MOCK_SERVER: given}: NodeJS.ProcessEnv): CallableServer | undefined {
  if (!given) {
    return undefined;
  }
  const url = callableUrl(given);
  if (url === undefined || !['localhost', '127.0.0.1'].includes(new URL(url).hostname)) {
    throw new Error(`API_MOCK_SERVER is "${given}"; write a URL of this machine, such as http://localhost:4010`);
  }
  return {url, description: 'Local mock'};
}

/**
 * Whether pages may send requests to servers on the reader's own machine or network: in `npm start`, and in a build with
 * `API_LOCAL_SERVERS=true`, which nobody else should open.
 */
export const keepsLocalServers = ({NODE_ENV, API_LOCAL_SERVERS}: NodeJS.ProcessEnv): boolean =>
  NODE_ENV === 'development' || API_LOCAL_SERVERS === 'true';

/**
 * Origins that pages may send requests to, for a content security policy: those of the servers of each set that says
 * `console: true`, without local ones in a build to publish, and the mock.
 *
 * @param siteDir - folder of the site; its reference pages are generated.
 * @param options - those of openapi-pages in that site.
 */
export function consoleOrigins(
  siteDir: string,
  options: OpenApiPagesOptions = {},
  environment: NodeJS.ProcessEnv = process.env,
): string[] {
  // Neither the address of the site nor its title matters here.
  const site = openApiSite({siteDir, url: '', baseUrl: '/', title: ''}, options);
  const servers = readSets(site)
    .filter(({console: isOffered}) => isOffered === true)
    .flatMap(({folder}) => {
      const pages = path.join(site.siteDir, site.pages, folder);
      return fs
        .readdirSync(pages)
        .filter(isDataFile)
        .flatMap((name) => (JSON.parse(fs.readFileSync(path.join(pages, name), 'utf8')) as OperationData).servers);
    })
    .filter(({url}) => keepsLocalServers(environment) || !isLocalServer(url));
  const mock = mockServer(environment);
  return [...new Set([...servers, ...(mock ? [mock] : [])].map(({url}) => new URL(url).origin))].sort();
}
