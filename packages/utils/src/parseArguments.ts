import {parseArgs, type ParseArgsConfig} from 'node:util';
import {Refusal} from './refusal.js';

/** A usage error of a command, with a remedy; printed without a stack trace. */
export class ArgumentError extends Refusal {
  override name = 'ArgumentError';
}

/** Rewrites an error message of parseArgs. @param near suggests the option that was probably meant */
function plain(code: string, message: string, near: (option: string) => string): string {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(message) ?? [];
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `unknown option ${option}; ${near(option)}--help lists all`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take an argument')
        ? `${option} does not take a value; remove = and what follows`
        : `${option} needs a value; write ${option} "..." (or ${option}="..." if it begins with a hyphen)`;
    default:
      return message;
  }
}

/**
 * Like parseArgs of node:util, with clearer error messages.
 *
 * @param near given an unknown option and all known ones, returns `did you mean ...? ` or an empty string
 * @throws {ArgumentError} for an unknown option or a missing value.
 */
export function parseArguments<T extends ParseArgsConfig>(
  config: T,
  near: (option: string, known: readonly string[]) => string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const {code = '', message} = error as Error & {code?: string};
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new ArgumentError(plain(code, message, (option) => near(option, known)));
  }
}
