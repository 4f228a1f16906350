/**
 * In: three environment variables. Out: the `algolia` settings of Docusaurus' DocSearch theme, which then replaces the
 * site's own search, and the hosts that the content security policy has to allow. Without the variables, the site
 * searches its own index.
 */
import {settingsOfEnvironment, type Environment} from '../../lib/settingsOfEnvironment';

/** Names of the environment variables that switch to Algolia's search; all three or none. */
const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** What Docusaurus' DocSearch theme needs to know. */
export interface HostedSearch {
  appId: string;
  /** The key that may only search: every page shows it. */
  apiKey: string;
  indexName: string;
}

/** How Algolia writes the id of an application: it becomes part of host names. */
const idPattern = /^[A-Z0-9]{6,}$/i;

/**
 * Reads the settings of the hosted search.
 *
 * @returns undefined if no variable is set: then the site searches its own index.
 * @throws if only some are set, or the id is none: names the variables and what to write.
 */
export function hostedSearch(environment: Environment): HostedSearch | undefined {
  const settings = settingsOfEnvironment('The hosted search', variables, environment);
  if (settings && !idPattern.test(settings.appId)) {
    throw new Error(
      `${variables.appId} is "${settings.appId}"; write the Application ID that Algolia shows under API Keys, such as ABCDEF1234`,
    );
  }
  return settings;
}

/**
 * Hosts that the search of an application asks: the nearest server, and those that it tries after it
 * (https://www.algolia.com/doc/guides/security/security-best-practices/).
 */
export const hostsOf = ({appId}: HostedSearch): string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
];
