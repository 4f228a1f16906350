import {parseArgs, type ParseArgsConfig} from 'node:util';
import leven from 'leven';
import {ImportError} from './report';

/** The name that was probably meant, if one of the known names differs in few letters. */
function meant(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known.map((one) => ({one, distance: leven(name, one)})).sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= Math.max(2, Math.floor(name.length / 3)) ? nearest.one : undefined;
}

/**
 * Reads a command line, as `parseArgs` of Node.js does.
 *
 * @throws {ImportError} for an option that is not known or lacks its value, with what to write instead.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  const known = Object.keys(options);
  const {tokens} = parseArgs({args: [...args], options, strict: false, allowPositionals: true, tokens: true});
  for (const token of tokens) {
    if (token.kind !== 'option') {
      continue;
    }
    const option = options[token.name];
    if (!option) {
      const like = meant(token.name, known);
      throw new ImportError(
        `there is no option ${token.rawName}; ${like === undefined ? `write one of ${known.map((name) => `--${name}`).join(', ')}` : `did you mean --${like}?`}`,
      );
    }
    if (
      option.type === 'string' &&
      (token.value === undefined || (!token.inlineValue && /^--?[a-z]/i.test(token.value)))
    ) {
      throw new ImportError(`--${token.name} has no value; write --${token.name} "<value>"`);
    }
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new ImportError(`--${token.name} takes no value; write --${token.name} alone`);
    }
  }
  return parseArgs({args: [...args], options, allowPositionals: true});
}
