import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkContent} from '../../scripts/check/checkContent';
import {FindingCache} from '../../src/content/findingCache';

let siteDir: string;
const write = (file: string, text: string | Buffer): void => {
  const place = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, text);
};
const bytes = (file: string): Buffer => fs.readFileSync(path.join(siteDir, file));
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true, force: true}));

describe('the cache', () => {
  const page = {file: 'docs/a.md', text: 'Text.'};
  const open = (): FindingCache<string> =>
    new FindingCache(path.join(siteDir, 'cache'), [path.join(siteDir, 'rules'), path.join(siteDir, 'later')]);
  beforeEach(() => {
    write('rules', '1');
    const cache = open();
    cache.set(page, 'found');
    cache.save();
  });

  it('gives what was found in the same path and text', () => {
    expect(open().get(page)).toBe('found');
    expect(open().get({...page, text: 'Text'})).toBeUndefined();
    expect(open().get({...page, file: 'docs/b.md'})).toBeUndefined();
  });

  it.each(['rules', 'later'])('is empty when the file "%s" changes', (file) => {
    write(file, '2');
    expect(open().get(page)).toBeUndefined();
  });

  it.each<[string, (kept: Buffer) => Buffer | string]>([
    ['empty', () => ''],
    ['cut off', (kept) => kept.subarray(0, -1)],
    ['changed in one byte', (kept) => Buffer.concat([kept.subarray(0, -3), Buffer.from('?'), kept.subarray(-2)])],
    ['of another program', () => '{"version": 1, "entries": {}}'],
  ])('counts as empty when its file is %s', (_name, broken) => {
    write('cache', broken(bytes('cache')));
    expect(open().get(page)).toBeUndefined();
  });

  it('drops what no run asks for any longer', () => {
    open().save();
    expect(open().get(page)).toBeUndefined();
  });
});

describe('a further check', () => {
  const tools = ['cspell', 'markdownlint-cli2'];
  const linkTools = (): void =>
    tools.forEach((tool) =>
      fs.symlinkSync(path.resolve('node_modules', tool), path.join(siteDir, 'node_modules', tool)),
    );
  const removeTools = (): void => tools.forEach((tool) => fs.rmSync(path.join(siteDir, 'node_modules', tool)));
  const check = async (): Promise<string[]> =>
    (await checkContent(siteDir, [path.join(siteDir, 'rules.mjs')])).findings
      .map(({file, line, message, severity}) => `${severity} ${file}:${line}: ${message}`)
      .sort();
  const page = (body: string, more = ''): string => `---\ntitle: Page\ndescription: A page.\n${more}---\n\n${body}\n`;
  const imported = 'imported:\n  from: https://github.com/a/b\n  body: 0123456789abcdef\n';

  const first = [
    /^error docs\/a\.md:6: intro\.md#last: docs\/intro\.md has no heading #last/,
    /^error docs\/a\.md:6: unknown word "xyzzyplugh"/,
    /^error docs\/a\.md:8: Multiple consecutive blank lines/,
    /^error docs\/a\.md:9: the image has no alternative text/,
    /^hint docs\/b\.md:9: unknown word "xyzzyplugh"/,
  ] as const;
  const matching = (patterns: readonly RegExp[]): unknown[] =>
    patterns.map((pattern) => expect.stringMatching(pattern) as unknown);

  beforeEach(async () => {
    ['cspell.config.yaml', '.cspell/words.txt', '.markdownlint-cli2.jsonc'].forEach((file) =>
      write(file, fs.readFileSync(file)),
    );
    write('rules.mjs', '1');
    write('openapi/sets.json', '[]');
    write('static/img/a.svg', '<svg/>');
    write('docs/intro.md', page('## First steps\n\nText.'));
    write('docs/a.md', page('[To](intro.md#last) and xyzzyplugh.\n\n\n![](/img/a.svg)'));
    write('docs/b.md', page('Text xyzzyplugh.', imported));
    fs.mkdirSync(path.join(siteDir, 'node_modules'));
    linkTools();
    expect(await check()).toEqual(matching(first));
  });

  it('finds the same without reading unchanged files again, and sees what changed elsewhere', async () => {
    removeTools();
    expect(await check()).toEqual(matching(first));
    write('rules.mjs', '2');
    await expect(check()).rejects.toThrow(/did not run/);

    linkTools();
    const cache = fs.readdirSync(path.join(siteDir, 'node_modules/.cache/check'));
    expect(cache.sort()).toEqual(['markdown', 'pages', 'spelling']);
    cache.forEach((name) => write(`node_modules/.cache/check/${name}`, 'broken'));
    expect(await check()).toEqual(matching(first));
  });

  it('asks rules of several pages anew, and for changed pages everything', async () => {
    write('docs/intro.md', page('## Last\n\nText nuneztool.'));
    const [, word, lines, image, hint] = first;
    const other = /^error docs\/intro\.md:8: unknown word "nuneztool"/;
    expect(await check()).toEqual(matching([word, lines, image, other, hint]));
  });

  it('asks the tools anew when the dictionary or their settings change', async () => {
    write('.cspell/words.txt', `${bytes('.cspell/words.txt').toString()}xyzzyplugh\n`);
    const settings = bytes('.markdownlint-cli2.jsonc').toString();
    write('.markdownlint-cli2.jsonc', settings.replace('"default": true,', '"default": true, "MD012": false,'));
    expect(await check()).toEqual(matching(first.filter((_one, index) => index === 0 || index === 3)));
  });
});
