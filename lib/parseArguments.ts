import {parseArgs, type ParseArgsConfig} from 'node:util';

/** An error in the arguments of a command, with the remedy; shown in the terminal without a stack trace. */
export class ArgumentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ArgumentError';
  }
}

/** The message of parseArgs in plain words. @param near gives the option that was probably meant */
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
 * Like parseArgs of node:util, with plain messages.
 *
 * @param near returns `did you mean ...? ` for an unknown option, given it and all options
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
