import {spawn} from 'node:child_process';
import {type Diagnostic, errorAt, type Fix} from '@training-catalog/content-model';
import {semiSpaceFlag} from '@training-catalog/utils/node';
import {toolFile} from './toolFile.js';
import {onePerMistake, wordsOf} from './markdownWords.js';

/** The output of a command, both streams together. */
function outputOf(program: string, args: readonly string[], cwd: string, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [semiSpaceFlag, program, ...args], {cwd});
    let output = '';
    const add = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    child.on('close', () => resolve(output));
    // A command that ends early says why in its output.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** How one mistake makes a word of another: a letter too many, too few, or moved, or another letter; undefined if it takes more. */
function mistakeIn(word: string, meant: string): 'letters' | 'letter' | undefined {
  const [a, b] = [word.toLowerCase(), meant.toLowerCase()];
  let from = 0;
  while (from < a.length && a[from] === b[from]) {
    from += 1;
  }
  const [restA, restB] = [a.slice(from), b.slice(from)];
  const isSwap = restB === `${restA.slice(1, 2)}${restA.slice(0, 1)}${restA.slice(2)}`;
  if (isSwap || restA.slice(1) === restB || restA === restB.slice(1)) {
    return 'letters';
  }
  return restA.slice(1) === restB.slice(1) ? 'letter' : undefined;
}

/** Unknown words in the given files, each word once per file. All are errors. */
export async function spellingDiagnostics(siteDir: string, files: readonly string[]): Promise<Diagnostic[]> {
  const output = await outputOf(
    toolFile(siteDir, 'cspell', 'bin.mjs'),
    [
      ...['lint', '--no-progress', '--no-summary', '--quiet', '--no-must-find-files', '--show-suggestions'],
      ...['--issue-template', '$filename\t$row\t$text\t$suggestions', '--file-list', 'stdin', '**'],
    ],
    siteDir,
    files.join('\n'),
  );
  const seen = new Set<string>();
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line): Diagnostic[] => {
      const [file = '', row = '', word = '', suggestions = ''] = line.split('\t');
      if (!/^\d+$/.test(row)) {
        throw new Error(`cspell did not run: ${output.trim()}`);
      }
      // cspell's own --unique counts over all files: it would hide a word in one file that is also in another.
      const key = `${file}\t${word}`;
      if (seen.has(key)) {
        return [];
      }
      seen.add(key);
      const near = suggestions.split(',').map((one) => one.trim().replace('*', ''));
      // A wrong letter is rarer, and makes words of another meaning.
      const meant =
        near.find((one) => mistakeIn(word, one) === 'letters') ?? near.find((one) => mistakeIn(word, one) === 'letter');
      const instead = meant === undefined ? 'correct it; ' : `did you mean "${meant}"? `;
      const message = `unknown word "${word}"; ${instead}if it is right, add it to .cspell/words.txt`;
      return [errorAt('spelling', file, Number(row), message)];
    });
}

/** Removes the spaces at the end of a line. */
export function trailingSpacesFix(text: string, line: number): Fix {
  const start = text.split('\n', line - 1).reduce((sum, {length}) => sum + length + 1, 0);
  const [content = ''] = text.slice(start).split(/\r?\n/, 1);
  return {start: start + content.trimEnd().length, end: start + content.length, text: ''};
}

/** Rules of markdownlint that the content rules replace, with messages that say what to write. */
export const replacedRules = [
  'MD001',
  'MD014',
  'MD024',
  'MD025',
  'MD033',
  'MD040',
  'MD042',
  'MD045',
  'MD051',
  'MD052',
  'MD059',
];

/**
 * Checks the style of the Markdown files that match the globs.
 *
 * @param globs as markdownlint-cli2 takes them; with `:` in front, the path of a file
 * @param fix corrects in the files what can be corrected automatically
 */
export async function markdownDiagnostics(
  siteDir: string,
  globs: readonly string[],
  fix = false,
): Promise<Diagnostic[]> {
  const program = toolFile(siteDir, 'markdownlint-cli2', 'markdownlint-cli2-bin.mjs');
  const output = await outputOf(program, [...(fix ? ['--fix'] : []), '--no-globs', ...globs], siteDir);
  if (!output.includes('Summary:')) {
    throw new Error(`markdownlint did not run: ${output.trim()}`);
  }
  const faults = [...output.matchAll(/^(.+?):(\d+)(?::\d+)? (?:error )?(MD\d+)\/\S+ (.*)$/gm)]
    .map(([, file = '', line, rule = '', text = '']) => ({file, line: Number(line), rule, text}))
    .filter(({rule}) => !replacedRules.includes(rule));
  return onePerMistake(faults).map((fault) =>
    errorAt(`markdownlint/${fault.rule}`, fault.file, fault.line, wordsOf(fault)),
  );
}
