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
export function analyticsSettings(environment: Record<string, string | undefined>): AnalyticsSettings | undefined {
  const names = Object.values(variables);
  const missing = names.filter((name) => !environment[name]?.trim());
  if (missing.length === names.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Analytics is only partly set: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} empty. Set all of ${names.join(', ')}, or none.`,
    );
  }
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const dataHost = value(variables.dataHost);
  if (!URL.canParse(dataHost) || new URL(dataHost).protocol !== 'https:') {
    throw new Error(
      `${variables.dataHost} is "${dataHost}"; write the address of the analytics service, such as https://umami.example.org`,
    );
  }
  return {
    websiteId: value(variables.websiteId),
    dataHost: new URL(dataHost).origin,
    siteDomain: value(variables.siteDomain),
  };
}
