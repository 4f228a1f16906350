/** Variables of a process by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads variables that are set together, or not at all.
 *
 * @param feature What they switch on, as a sentence begins.
 * @param variables Name of the variable of each setting.
 * @returns the settings, without spaces around them; undefined if no variable is set.
 * @throws if only some are set: names those that are missing, and all.
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
