/** The rules of markdownlint, explained to people who rarely write pages. */
import fs from 'node:fs';
import path from 'node:path';
import {applyFixes} from '@training-catalog/content-model';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {lintPage} from '../support/lint';
import {markdownWords} from '@training-catalog/catalog-cli';
import {markdownDiagnostics, replacedRules, trailingSpacesFix} from '@training-catalog/catalog-cli';
import {folderOf} from '../support/folders';

const settings = fs.readFileSync('packages/catalog-cli/markdownlint.json', 'utf8');
const config = JSON.parse(settings) as Record<string, unknown>;

/** One page for each rule, with one mistake. */
const mistakes: Record<string, string> = {
  MD003: '## A\n\nText.\n\nB\n-\n',
  MD004: '- a\n\ntext\n\n* b\n',
  MD005: '- a\n - b\n',
  MD007: '- a\n   - b\n',
  MD009: 'a \n',
  MD010: 'a\tb\n',
  MD011: '(text)[https://a.org]\n',
  MD012: 'a\n\n\nb\n',
  MD018: '##A\n',
  MD019: '##  A\n',
  MD020: '## A##\n',
  MD021: '## A  ##\n',
  MD022: 'text\n## A\ntext\n',
  MD023: ' ## A\n',
  MD026: '## A:\n',
  MD027: '>  a\n',
  MD028: '> a\n\n> b\n',
  MD029: '1. a\n3. b\n',
  MD030: '-  a\n',
  MD031: 'a\n```bash\nx\n```\n',
  MD032: '- b\n\na\n- c\n',
  MD034: 'see https://a.org now\n',
  MD035: 'a\n\n---\n\nb\n\n***\n',
  MD037: 'a ** b** c\n',
  MD038: 'a ` b` c\n',
  MD039: '[ a](https://a.org)\n',
  MD046: '```bash\na\n```\n\ntext\n\n    code\n',
  MD047: 'a',
  MD048: '```bash\na\n```\n\n~~~bash\nb\n~~~\n',
  MD049: '*a* _b_\n',
  MD050: '**a** __b__\n',
  MD053: '[a]: https://a.org\n',
  MD055: '| a | b |\n| --- | --- |\n| c | d\n',
  MD056: '| a | b |\n| --- | --- |\n| c |\n',
  MD058: 'text\n| a | b |\n| --- | --- |\n| c | d |\n',
};

/** Rules that have no effect without settings. */
const silent = ['MD043', 'MD044', 'MD054'];

const rulesOf = async (): Promise<{names: readonly string[]}[]> => {
  const file = pathToFileURL(path.resolve('node_modules/markdownlint/lib/rules.mjs')).href;
  return ((await import(/* @vite-ignore */ file)) as {default: {names: readonly string[]}[]}).default;
};

it('every enabled rule has an explanation and a page that triggers it', async () => {
  const rules = await rulesOf();
  expect(rules.length).toBeGreaterThan(Object.keys(markdownWords).length);
  const on = rules.filter(({names}) => !names.some((name) => config[name] === false)).map(({names: [name]}) => name);
  const ours = on.filter((name) => !replacedRules.includes(name ?? '') && !silent.includes(name ?? ''));
  expect(ours.filter((name) => !(name ?? '' in markdownWords))).toEqual([]);
  expect(new Set(Object.keys(mistakes))).toEqual(new Set(ours));
});

describe('a mistake', () => {
  it('has one message, which says what to write', async () => {
    const head = '---\ntitle: T\ndescription: D\n---\n\n';
    const files = Object.fromEntries(Object.entries(mistakes).map(([rule, text]) => [`docs/${rule}.md`, head + text]));
    const site = folderOf({...files, '.markdownlint.json': settings});
    fs.symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
    const form = await markdownDiagnostics(site, ['docs/*.md']);
    const messages = Object.entries(files).map(([file, text]) => [
      file,
      [...form.filter((one) => one.file === file), ...lintPage({file, text})].map(({message}) => message),
    ]);
    const wrong = messages.filter(([, said]) => said?.length !== 1);
    expect(wrong).toEqual([]);
    const unclear = messages.filter(
      ([, said]) => !/; (?:write|remove|leave|give|indent|put|start|press|add|use|change)/.test(String(said)),
    );
    expect(unclear).toEqual([]);
    expect(messages.filter(([, said]) => /MD\d|undefined|""| {2}/.test(String(said)))).toEqual([]);
    expect(Object.fromEntries(messages)).toMatchObject({
      'docs/MD026.md': ['the heading ends with :; remove it'],
      'docs/MD029.md': [expect.stringMatching(/^the list item has number 3 instead of 2; write 2\./)],
      'docs/MD056.md': [expect.stringMatching(/^the row has 1 cells, but the header has 2; /)],
    });
  }, 60_000);

  it('that our own rules report is not reported twice', () => {
    const said = (text: string): string[] =>
      lintPage({file: 'Education/a.md', text: `---\ntitle: T\ndescription: D\n---\n\n${text}\n`}).map(
        ({severity, message}) => `${severity}: ${message}`,
      );
    expect(said('[a]()')).toEqual(['error: the link "a" has no target; write a URL or path in its parentheses']);
    expect(said('[more](https://a.org)')).toEqual(['error: the link text "more" is not descriptive; name the target']);
  });
});

it('removes the spaces at the end of a line only', () => {
  expect(applyFixes('a  \r\nb \t \nc ', [trailingSpacesFix('a  \r\nb \t \nc ', 1)])).toBe('a\r\nb \t \nc ');
  expect(applyFixes('a  \r\nb \t \nc ', [trailingSpacesFix('a  \r\nb \t \nc ', 2)])).toBe('a  \r\nb\nc ');
  expect(applyFixes('a  \r\nb \t \nc ', [trailingSpacesFix('a  \r\nb \t \nc ', 3)])).toBe('a  \r\nb \t \nc');
});
