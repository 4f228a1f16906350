// Misspelled on purpose. cspell:ignore Birdz rdjso
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readConfig, readSite, runCommand} from '@training-catalog/content-lint/node';
import type {Diagnostic} from '@training-catalog/content-model';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {listing, maxOfKind} from '../src/command/listing.js';
import {selectedFiles} from '../src/command/selectedFiles.js';

let siteDir: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};
const page = (text: string): string => `---\ntitle: Page\n---\n\n${text}\n`;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-lint-'));
  write('docs/intro.md', page('Text.'));
  ['Bird Counts', 'Owls'].forEach((name) => {
    write(`docs/${name}/index.md`, page('Text.'));
    write(
      `docs/${name}/_category_.json`,
      `{"label": "${name}", "link": {"type": "generated-index", "description": "Birds."}}`,
    );
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(siteDir, {recursive: true});
});

describe('the check of one file', () => {
  const printed = async (...args: string[]): Promise<string> => {
    const lines: string[] = [];
    const print = (text: string): number => lines.push(text);
    vi.spyOn(console, 'log').mockImplementation(print);
    vi.spyOn(console, 'error').mockImplementation(print);
    await runCommand(args, undefined, siteDir);
    vi.restoreAllMocks();
    return lines.join('\n');
  };

  it.each(['docs/Owls/count.md', 'docs/Owls/index.md'])('reports two pages at one address: %s', async (file) => {
    write('docs/Owls/count.md', page('Text.').replace('title', 'slug: /Owls\ntitle'));
    expect(await printed(file)).toContain('[no-duplicate-route]');
    expect(await printed('docs/Bird Counts')).not.toContain('[no-duplicate-route]');
  });

  it('reports an image that the page shows, wherever it is', async () => {
    write('static/img/owls/owl.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    write('static/img/owls/big.png', ' '.repeat(600_000));
    write('docs/Owls/index.md', page('![An owl](/img/owls/owl.svg)\n\n![A large owl](../../static/img/owls/big.png)'));
    const found = await printed('docs/Owls');
    expect(found).toContain('static/img/owls/owl.svg:1: ');
    expect(found).toContain('[image-max-size]');
    expect(await printed('docs/Bird Counts')).not.toContain('static/img');
  });

  it('reports links of other pages to a heading that it has no longer', async () => {
    write('docs/Owls/index.md', page('[Counts](../Bird%20Counts/index.md#birdz)'));
    expect(await printed('docs/Bird Counts/index.md')).toContain('docs/Owls/index.md:5: ');
    expect(await printed('docs/intro.md')).not.toContain('docs/Owls');
  });
});

describe('a path', () => {
  const moved = {name: 'moved', rules: {}, files: ['moved.yml']};
  const wanted = (...paths: string[]): ((file: string) => boolean) => {
    write('specifications/a.yaml', '');
    write('tools/a.ts', '');
    const config = readConfig({ruleSets: [moved]});
    return selectedFiles(readSite(siteDir, config), config, paths, ['specifications']);
  };

  it.each([
    ['docs/Owls', 'docs/Owls/index.md', 'docs/Bird Counts/index.md'],
    ['docs/Owls/', 'docs/Owls/index.md', 'docs/Owls 2/index.md'],
    ['docs/Owls/index.md', 'docs/Owls/index.md', 'docs/Bird Counts/index.md'],
    ['specifications', 'specifications/a.yaml', 'docs/Owls/index.md'],
    ['moved.yml', 'moved.yml', 'docs/Owls/index.md'],
  ])('"%s" selects the files it contains', (place, inside, outside) => {
    expect(wanted(place)(inside)).toBe(true);
    expect(wanted(place)(outside)).toBe(false);
  });

  it('that is left out, or is the repository, selects everything', () => {
    expect(wanted()('docs/Owls/index.md')).toBe(true);
    expect(wanted('.')('docs/Owls/index.md')).toBe(true);
  });

  it.each([
    ['docs/No Such', /^there is no docs\/No Such; write a file or folder of docs, specifications$/],
    ['docs/bird counts', /^there is no docs\/bird counts; did you mean "docs\/Bird Counts"\?/],
    ['docs/Birdz Counts', /did you mean "docs\/Bird Counts"\?/],
    ['Owls', /did you mean "docs\/Owls"\?/],
    ['tools', /^tools holds no content; write a file or folder of docs, /],
  ])('"%s" is refused', (place, message) => {
    expect(() => wanted('docs/Owls', place)).toThrow(message);
  });
});

describe('the list of hints', () => {
  const hint = (rule: string, line: number): Diagnostic => ({
    rule,
    file: 'docs/a.md',
    line,
    message: 'something; mend it',
    severity: 'hint',
  });
  const many = Array.from({length: maxOfKind + 3}, (_, index) => hint('spelling', index));

  it('shows the first of each rule, and the number of further ones', () => {
    const lines = listing([...many, hint('todo-comment', 99)], false);
    expect(lines).toHaveLength(maxOfKind + 2);
    expect(lines).toContain('docs/a.md:99: something; mend it [todo-comment]');
    expect(lines.at(-1)).toBe('... and 3 more like these; --all-hints prints them');
  });

  it('shows all on request', () => {
    expect(listing(many, true)).toHaveLength(many.length);
  });
});

describe('the command', () => {
  /** Runs it; what it printed, and its exit status. */
  async function run(...args: string[]): Promise<{status: number; output: string}> {
    const lines: unknown[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
    const status = await runCommand(args, undefined, siteDir);
    return {status, output: lines.join('\n')};
  }

  it('passes a site without a configuration that has no fault', async () => {
    expect(await run()).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^3 pages, 0 errors, 0 hints, /) as string,
    });
  });

  it('names file, line, and rule of a fault, fixes it on request, and reads the configuration', async () => {
    write('docs/Owls/index.md', page('[Start](../into.md).'));
    expect(await run()).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^docs\/Owls\/index\.md:5: .* \[link-target-exists\]$/m) as string,
    });
    expect(await run('docs/Bird Counts')).toMatchObject({status: 0});
    write('content-lint.config.ts', "export default {rules: {'link-target-exists': 'off'}} as const;\n");
    expect(await run()).toMatchObject({status: 0});
    fs.rmSync(path.join(siteDir, 'content-lint.config.ts'));
    expect(await run('--fix')).toMatchObject({status: 0});
    expect(fs.readFileSync(path.join(siteDir, 'docs/Owls/index.md'), 'utf8')).toBe(page('[Start](../intro.md).'));
  });

  it.each([
    [['--format', 'rdjso'], 'did you mean "rdjson"?'],
    [['--all-hint'], 'did you mean "--all-hints"?'],
  ])('refuses %j', async (args, remedy) => {
    expect(await run(...args)).toMatchObject({status: 1, output: expect.stringContaining(remedy) as string});
  });
});
