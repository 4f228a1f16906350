import {spawn} from 'node:child_process';
import type {Finding} from '../../src/content/finding';

/** What a command wrote, both streams together. */
function outputOf(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {cwd});
    let output = '';
    const add = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/**
 * Words that the spelling check does not know, in the files that the globs name. On an imported page
 * they are hints: names of a project are not ours to correct.
 */
export async function spellingFindings(
  siteDir: string,
  globs: readonly string[],
  isImported: (file: string) => boolean,
): Promise<Finding[]> {
  const output = await outputOf(
    'node_modules/cspell/bin.mjs',
    [
      ...[
        'lint',
        '--no-progress',
        '--no-summary',
        '--quiet',
        '--unique',
        '--no-must-find-files',
        '--show-suggestions',
        '--cache',
        '--cache-location',
        'node_modules/.cache/cspell',
      ],
      ...['--issue-template', '$filename\t$row\t$text\t$suggestions', ...globs],
    ],
    siteDir,
  );
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line): Finding => {
    const [file = '', row = '', word = '', suggestions = ''] = line.split('\t');
    if (!/^\d+$/.test(row)) {
      throw new Error(`the spelling check did not run: ${output.trim()}`);
    }
    const [first] = suggestions.split(',').map((one) => one.trim().replace('*', ''));
    const instead = first ? `"${first}", or ` : '';
    return {
      file,
      line: Number(row),
      message: `unknown word "${word}"; write ${instead}add the word to .cspell/words.txt if it is right`,
      severity: isImported(file) ? 'hint' : 'error',
    };
  });
}

/** Rules of markdownlint that the content rules state themselves, in words that say what to write. */
const stated = ['MD001', 'MD024', 'MD025', 'MD033', 'MD040', 'MD045'];

/**
 * Reads the form of the Markdown files that the globs name.
 *
 * @param fix mends what can be mended in the files themselves
 */
export async function markdownFindings(siteDir: string, globs: readonly string[], fix = false): Promise<Finding[]> {
  const program = 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs';
  const output = await outputOf(program, [...(fix ? ['--fix'] : []), '--no-globs', ...globs], siteDir);
  if (!output.includes('Summary:')) {
    throw new Error(`markdownlint did not run: ${output.trim()}`);
  }
  return [...output.matchAll(/^(.+?):(\d+)(?::\d+)? (?:error )?(MD\d+)\/\S+ (.*)$/gm)]
    .filter(([, , , rule = '']) => !stated.includes(rule))
    .map(([, file = '', line, rule = '', text = '']) => ({
      file,
      line: Number(line),
      message: `${text}; ${rule} at https://github.com/DavidAnson/markdownlint/blob/main/doc/Rules.md says what to write`,
      severity: 'error',
    }));
}
