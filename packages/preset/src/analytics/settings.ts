import {environmentSettings, type Environment} from '../environmentSettings.js';

/** Environment variables that switch on usage counts; set all three or none. */
export const variables = {
  websiteId: 'UMAMI_WEBSITE_ID',
  dataHost: 'UMAMI_DATA_HOST_URL',
  siteDomain: 'UMAMI_SITE_DOMAIN',
} as const;

/** Settings of the analytics script. */
export interface AnalyticsSettings {
  websiteId: string;
  /** Origin of the institute's Umami service. */
  dataHost: string;
  siteDomain: string;
}

/**
 * Reads the analytics settings.
 *
 * @returns undefined if no variable is set; pages then make no requests to other hosts.
 * @throws if only some are set, or the host is not an https URL; the message names the variables and the remedy.
 */
export function analyticsSettings(environment: Environment): AnalyticsSettings | undefined {
  const settings = environmentSettings('Analytics', variables, environment);
  if (!settings) {
    return undefined;
  }
  const {dataHost} = settings;
  if (!URL.canParse(dataHost) || new URL(dataHost).protocol !== 'https:') {
    throw new Error(
      `${variables.dataHost} is "${dataHost}"; write the URL of the analytics service, such as https://umami.example.org`,
    );
  }
  return {...settings, dataHost: new URL(dataHost).origin};
}
