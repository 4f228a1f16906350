import {settingsOfEnvironment, type Environment} from '../../lib/settingsOfEnvironment';

/** Names of the environment variables that switch usage counts on; all three or none. */
export const variables = {
  websiteId: 'UMAMI_WEBSITE_ID',
  dataHost: 'UMAMI_DATA_HOST_URL',
  siteDomain: 'UMAMI_SITE_DOMAIN',
} as const;

/** What the analytics script needs to know. */
export interface AnalyticsSettings {
  websiteId: string;
  /** Origin of the institute's Umami service. */
  dataHost: string;
  siteDomain: string;
}

/**
 * Reads the analytics settings.
 *
 * @returns undefined if no variable is set: then pages make no request to any other host.
 * @throws if only some are set, or the host is no https address: names the variables and what to write.
 */
export function analyticsSettings(environment: Environment): AnalyticsSettings | undefined {
  const settings = settingsOfEnvironment('Analytics', variables, environment);
  if (!settings) {
    return undefined;
  }
  const {dataHost} = settings;
  if (!URL.canParse(dataHost) || new URL(dataHost).protocol !== 'https:') {
    throw new Error(
      `${variables.dataHost} is "${dataHost}"; write the address of the analytics service, such as https://umami.example.org`,
    );
  }
  return {...settings, dataHost: new URL(dataHost).origin};
}
