import {parseArgs, type ParseArgsConfig} from 'node:util';

/** What is wrong with the arguments of a command, and what to write; a message for the terminal, without a stack. */
export class ArgumentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ArgumentError';
  }
}

/** What parseArgs says, in plain words. @param near gives the option that was probably meant */
function plain(code: string, message: string, near: (option: string) => string): string {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]+)/.exec(message) ?? [];
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `there is no option ${option}; ${near(option)}--help lists all`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take an argument')
        ? `${option} takes no value; leave out what follows =`
        : `${option} needs a value; write ${option} "..." (or ${option}="..." if it begins with a hyphen)`;
    default:
      return message;
  }
}

/**
 * As parseArgs of node:util.
 *
 * @param near `did you mean ...? ` for an option that is not there, from it and all that are
 * @throws {ArgumentError} for an unknown option and for one without its value.
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
