/**
 * In: three environment variables. Out: the `algolia` settings of Docusaurus' DocSearch theme, which then replaces the
 * site's own search, and the hosts that the content security policy must allow. Without the variables, the site
 * searches its own index.
 */
import {environmentSettings, type Environment} from './environmentSettings.js';

/** Environment variables that switch to Algolia's search; set all three or none. */
const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** Settings of Docusaurus' DocSearch theme. */
export interface HostedSearch {
  appId: string;
  /** The search-only key, which is public. */
  apiKey: string;
  indexName: string;
}

/** Form of Algolia's application ids, which become part of host names. */
const idPattern = /^[A-Z0-9]{6,}$/i;

/**
 * Reads the settings of the hosted search.
 *
 * @returns undefined if no variable is set: then the site searches its own index.
 * @throws if only some are set, or the id is invalid; the message names the variables and the remedy.
 */
export function hostedSearch(environment: Environment): HostedSearch | undefined {
  const settings = environmentSettings('The hosted search', variables, environment);
  if (settings && !idPattern.test(settings.appId)) {
    throw new Error(
      `${variables.appId} is "${settings.appId}"; write the Application ID that Algolia shows under API Keys, such as ABCDEF1234`,
    );
  }
  return settings;
}

/**
 * Hosts that the search of an application connects to: the nearest server, and the fallbacks
 * (https://www.algolia.com/doc/guides/security/security-best-practices/).
 */
export const hostsOf = ({appId}: HostedSearch): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];
