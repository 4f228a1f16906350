/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads environment variables that must be set together or not at all.
 *
 * @param feature The feature that they enable, as the subject of the error message.
 * @param variables Variable name of each setting.
 * @returns the trimmed settings; undefined if no variable is set.
 * @throws if only some are set; the message names the missing ones and all required ones.
 */
export function environmentSettings<Setting extends string>(
  feature: string,
  variables: Readonly<Record<Setting, string>>,
  environment: Environment,
): Record<Setting, string> | undefined {
  const names = Object.values<string>(variables);
  const missing = names.filter((name) => !environment[name]?.trim());
  if (missing.length === names.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `${feature} is only partly configured: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} empty. Set all of ${names.join(', ')}, or none.`,
    );
  }
  const settings = Object.entries<string>(variables).map(([setting, name]) => [
    setting,
    environment[name]?.trim() ?? '',
  ]);
  return Object.fromEntries(settings) as Record<Setting, string>;
}
