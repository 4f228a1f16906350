/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads variables that have to be set together or not at all.
 *
 * @param feature The feature that they turn on, as the beginning of a sentence.
 * @param variables Name of the variable of each setting.
 * @returns the settings, without spaces around them; undefined if no variable is set.
 * @throws if only some are set; the message names the missing ones and all of them.
 */
export function settingsOfEnvironment<Setting extends string>(
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
      `${feature} is only partly set: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} empty. Set all of ${names.join(', ')}, or none.`,
    );
  }
  const settings = Object.entries<string>(variables).map(([setting, name]) => [
    setting,
    environment[name]?.trim() ?? '',
  ]);
  return Object.fromEntries(settings) as Record<Setting, string>;
}
