import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, ParseFrontMatter} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {contentLint} from '@training-catalog/content-lint';
import lintConfig from '../../content-lint.config';
import openApiPages from '@training-catalog/openapi-pages';
import {stateOfPages} from '@training-catalog/openapi-pages/sets';
import {siteSettings} from '../../site.config';
import {attacks} from '../support/attacks';
import {MiniSite, type Edits, type Outcome} from '../support/miniSite';
import {isExhaustive} from './exhaustive';

let site: MiniSite;

const sampleSet = {id: 'sample', file: 'sample.yaml', folder: 'Sample APIs'};
const setList = (...sets: object[]): string => JSON.stringify(sets);

beforeAll(() => {
  site = MiniSite.create({
    'docs/tags.yml': 'Software:\n  permalink: /software\nRelease 2025-07:\n  permalink: /release-2025-07\n',
    'openapi/sets.json': setList(),
  });
});
afterAll(() => site.remove());

const page = (frontMatter: string, body = 'Text.'): string => `---\n${frontMatter}\n---\n\n${body}\n`;
const head = 'title: Page\ndescription: A page.';

/** Builds the site with these files, and then removes them. */
async function buildWith(files: Edits, environment?: Record<string, string>): Promise<Outcome> {
  site.write(files);
  try {
    return await site.build(environment);
  } finally {
    site.write(Object.fromEntries(Object.keys(files).map((file) => [file, null])));
  }
}

const notYaml = page('title: A: B\ndescription: A page.');

describe('front matter is refused, with file, line, reason and remedy, for', () => {
  const read = (parse: ParseFrontMatter, siteDir: string, fileContent: string) =>
    parse({
      filePath: path.join(siteDir, 'docs/page.md'),
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });

  it('a page whose name would run in a shell, before Docusaurus asks git for its last change', async () => {
    const parse = contentLint(site.dir, lintConfig).parseFrontMatter;
    await expect(
      parse({
        filePath: path.join(site.dir, 'docs/$(touch made).md'),
        fileContent: page(`${head}\nlast_update: {author: Ada}`),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      }),
    ).rejects.toThrow(/^docs\/\$\(touch made\)\.md:1: the name "\$\(touch made\)\.md" contains \$; .*\[file-name\]$/);
  });

  it.each([
    [
      'an unknown tag',
      page(`${head}\ntags: [Sofware]`),
      /^docs\/page\.md:4: unknown tag "Sofware"; did you mean "Software"\? docs\/tags\.yml lists all tags \[known-tag\]$/,
    ],
    [
      'text that is not YAML',
      notYaml,
      /^docs\/page\.md:2: invalid YAML in the front matter: text with a colon must be quoted/,
    ],
    [
      'an unknown key',
      page(`${head}\ntag: [Software]`),
      /^docs\/page\.md:4: unknown key "tag"; did you mean "tags"\? write one of title, description, /,
    ],
    [
      'a missing description',
      page('title: Page'),
      /^docs\/page\.md:1: "description": it is missing; add it \[front-matter-schema\]$/,
    ],
    [
      'a project address that is not https',
      page(`${head}\nproject:\n  summary: A tool\n  kind: [software]\n  area: PADI\n  repository: http://example.org`),
      /^docs\/page\.md:8: "project\.repository": write a full URL that starts with https:\/\//,
    ],
    [
      'an edit link that runs a script',
      page(`${head}\ncustom_edit_url: "javascript:alert(1)"`),
      /^docs\/page\.md:4: "custom_edit_url"/,
    ],
  ])('%s', async (_name, content, message) => {
    await expect(read(contentLint(site.dir, lintConfig).parseFrontMatter, site.dir, content)).rejects.toThrow(message);
  });

  it('a page that was valid before its text or the tags changed', async () => {
    const parse = contentLint(site.dir, lintConfig).parseFrontMatter;
    const text = page(`${head}\ntags: [Software]`);
    const file = path.join(site.dir, 'docs/tags.yml');
    const tags = fs.readFileSync(file, 'utf8');
    await read(parse, site.dir, text);
    await expect(read(parse, site.dir, page(`${head}\ntags: [Sofware]`))).rejects.toThrow(/unknown tag "Sofware"/);
    await read(parse, site.dir, text);
    fs.writeFileSync(file, tags.replace(/^Software:/m, 'Programs:'));
    await expect(read(parse, site.dir, text)).rejects.toThrow(/unknown tag "Software"/);
    fs.writeFileSync(file, tags);
  });

  it('every page of the site, whose configuration names this parser', async () => {
    const {parseFrontMatter} = siteConfig.markdown ?? {};
    expect(parseFrontMatter).toBeDefined();
    if (parseFrontMatter) {
      // A different text: the default parser caches results, and fails only once for each text.
      await expect(read(parseFrontMatter, path.resolve('.'), `${notYaml}Other.`)).rejects.toThrow(
        /^docs\/page\.md:2: invalid YAML in the front matter/,
      );
    }
  });
});

describe('one build is stopped, with file, line, reason and remedy, by', () => {
  const stopped = attacks.filter(({onPage}) => onPage === 'stopped');
  let outcome: Outcome;

  beforeAll(async () => {
    outcome = await buildWith(
      {
        'docs/Tool/how-to.md': page('title: How to\ndescription: How to use the tool.', 'Text.\n\n#### Deep'),
        ...Object.fromEntries(
          stopped.map(({text}, index) => [`docs/attack-${index}.md`, page(head, `Text.\n\n${text}`)]),
        ),
      },
      // Only the exhaustive tests build the site again.
      isExhaustive ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    );
    site.write({'docs/Tool': null});
  });

  it('a project folder without a main page', () => {
    expect(outcome.ok).toBe(false);
    expect(outcome.output).toContain(
      'docs/Tool:1: 0 pages have "project:" in their front matter; write it on the main page',
    );
  });

  it('a heading that skips a level', () => {
    expect(outcome.output).toContain('docs/Tool/how-to.md:8: the heading skips a level; write ##');
  });

  it('every attack', () => {
    expect(outcome.output).toContain('docs/attack-0.md:8: <script> is not allowed in a page');
    const named = (index: number): boolean => new RegExp(`docs/attack-${index}\\.md:\\d+: .*; `).test(outcome.output);
    expect(stopped.filter((_, index) => !named(index)).map(({name}) => name)).toEqual([]);
  });
});

describe('the settings of the site', () => {
  it('let a build continue, with a warning, at broken links and duplicate routes', () => {
    // The setting has a new place since Docusaurus 3.9.
    const {hooks} = (siteConfig.markdown ?? {}) as {hooks?: object};
    expect({...siteConfig, ...hooks}).toMatchObject({
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
    });
  });

  it('name the plugins that stop a build', () => {
    const names = (siteConfig.plugins ?? []).map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin));
    expect(names).toEqual(expect.arrayContaining(['@training-catalog/openapi-pages']));
    const context = {siteDir: site.dir, siteConfig, baseUrl: siteConfig.baseUrl};
    const made = names.flatMap((plugin) => {
      try {
        return typeof plugin === 'function' ? [(plugin as (from: typeof context) => {name: string})(context).name] : [];
      } catch {
        // It needs more of the context than the one that is looked for.
        return [];
      }
    });
    expect(made).toContain('content-lint');
  });

  it('check the safety of pages first, in every area and outside the areas', () => {
    const [preset] = (siteConfig.presets ?? []).flatMap((one) =>
      Array.isArray(one) && one[0] === '@docusaurus/preset-classic' ? [one[1] as {docs: object; pages: object}] : [],
    );
    const areas = (siteConfig.plugins ?? []).flatMap((plugin) =>
      Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-docs' ? [plugin[1]] : [],
    );
    expect(areas.length).toBeGreaterThan(0);
    for (const options of [preset?.docs, preset?.pages, ...areas] as {beforeDefaultRemarkPlugins?: unknown[]}[]) {
      const [first] = options.beforeDefaultRemarkPlugins as [() => (tree: Root, file: VFile) => void];
      const tree: Root = {type: 'root', children: [{type: 'html', value: '<script>alert(1)</script>'}]};
      expect(() => first()(tree, new VFile({path: 'docs/page.md'}))).toThrow('[no-unsafe-element]');
    }
  });
});

describe('reference pages', () => {
  /** Runs the plugin as at the start of a build. */
  const initialize = (): Promise<unknown> =>
    openApiPages(
      {siteDir: site.dir, baseUrl: siteConfig.baseUrl, siteConfig} as LoadContext,
      siteSettings.openApiOptions,
    );
  const fileOf = (name: string): string => path.join(site.dir, name);
  const operationPage = 'api/Sample APIs/create-an-example-resource.api.mdx';

  const pageText = (): string => fs.readFileSync(fileOf(operationPage), 'utf8');
  const madeAt = (): number => fs.statSync(fileOf(operationPage)).mtimeMs;

  beforeAll(() => site.write({'openapi/sets.json': setList(sampleSet)}));

  it('are generated at the start of a build', async () => {
    fs.rmSync(fileOf('api/Sample APIs'), {recursive: true, force: true});
    await initialize();
    expect(pageText()).toContain('title: "Create an example resource"');
  });

  it('are generated again if their specification has changed', async () => {
    const file = fileOf('openapi/sample.yaml');
    const {atime, mtime} = fs.statSync(file);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replace('Create an example resource', 'Create a changed resource'));
    // With its modification time, which is on the pages, too.
    fs.utimesSync(file, atime, mtime);
    expect(stateOfPages(siteSettings.openApiSiteIn(site.dir), sampleSet)).toBe('stale');
    await initialize();
    expect(pageText()).toContain('title: "Create a changed resource"');
  });

  it('are generated again if one was edited by hand', async () => {
    expect(stateOfPages(siteSettings.openApiSiteIn(site.dir), sampleSet)).toBe('current');
    fs.appendFileSync(fileOf(operationPage), 'Edited.');
    expect(stateOfPages(siteSettings.openApiSiteIn(site.dir), sampleSet)).toBe('stale');
    await initialize();
    expect(pageText()).toContain('title: "Create a changed resource"');
    expect(pageText()).not.toContain('Edited.');
  });

  it('stay if nothing has changed since they were generated', async () => {
    const before = madeAt();
    await initialize();
    expect(await site.apiPages()).toMatchObject({ok: true});
    expect(madeAt()).toBe(before);
  });
});

describe('generating reference pages is stopped, with file, place, and remedy, by', () => {
  const cases: [string, (text: string) => string | null, RegExp][] = [
    ['a file that does not exist', () => null, /^1: .*the file does not exist; create it, or remove its entry/m],
    ['a file that is not YAML', () => 'openapi: [', /^\d+: .*invalid YAML/m],
    ['a file that is not OpenAPI', () => 'openapi: 3.0.3\ninfo: {}\npaths: {}\n', /^\d+: #\/info: .*title/m],
    [
      'a reference to nothing',
      (text) => text.replace(/\$ref: .*/, "$ref: '#/components/schemas/Nothing'"),
      /^\d+: .*Can't resolve \$ref/m,
    ],
    [
      'an operationId that is there twice',
      (text) =>
        text.replace(
          /^components:/m,
          "  /again:\n    post:\n      operationId: create_an_example_resource\n      tags: [Example]\n      x-catalog-tags: [API]\n      summary: Again\n      responses: {'200': {description: Done.}, '400': {description: Refused.}}\ncomponents:",
        ),
      /^\d+: .*create_an_example_resource.*operation-operationId-unique/m,
    ],
    [
      'an unknown tag of the catalog',
      (text) => text.replace('[Sample-API]', '[Sampel-API]'),
      /x-catalog-tags: unknown tag "Sampel-API"; did you mean "Sample-API"\? write one of api\/tags\.yml: /,
    ],
  ];
  const fileOfCase = (index: number): string => `bad-${index}.yaml`;
  let outcome: Outcome;

  // One set for each case, and one whose pages could be made.
  beforeAll(async () => {
    const text = fs.readFileSync(path.join(site.dir, 'openapi/sample.yaml'), 'utf8');
    cases.forEach(([name, edit], index) => {
      const edited = edit(text);
      expect(edited, `the edit for ${name} must change the file`).not.toBe(text);
      site.write({[`openapi/${fileOfCase(index)}`]: edited});
    });
    const badSets = cases.map((_, index) => ({id: `bad-${index}`, file: fileOfCase(index), folder: `Bad ${index}`}));
    site.write({'openapi/sets.json': setList(sampleSet, ...badSets)});
    outcome = await site.apiPages();
  });
  afterAll(() => site.write({'openapi/sets.json': setList(sampleSet)}));

  /** The message about a file, without its name. */
  const saidOf = (file: string): string =>
    outcome.output
      .split(/^(?=openapi\/)/m)
      .filter((diagnostic) => diagnostic.startsWith(`openapi/${file}:`))
      .map((diagnostic) => diagnostic.slice(`openapi/${file}:`.length))
      .join('');

  it.each(cases.map(([name, , message], index): [string, number, RegExp] => [name, index, message]))(
    '%s',
    (_name, index, message) => {
      expect(outcome.ok).toBe(false);
      expect(saidOf(fileOfCase(index))).toMatch(message);
    },
  );

  it('only these files, and no page is generated', () => {
    expect(saidOf('sample.yaml')).toBe('');
    expect(fs.readdirSync(path.join(site.dir, 'api')).filter((name) => name.startsWith('Bad'))).toEqual([]);
  });
});

// Far more than a build takes, because one that times out continues and would disturb the next one.
describe.runIf(isExhaustive)('a whole build', {timeout: 600_000}, () => {
  // Reference pages cause most of the scripts that a build bundles.
  beforeAll(() => site.write({'openapi/sets.json': setList(), 'api/Sample APIs': null}));

  // The functions that refuse these are called directly above; the exhaustive tests build with each.
  const refused: [string, Edits, Record<string, string>, string][] = [
    [
      'an attack on a page outside the areas',
      {'src/pages/other.md': '# Other\n\n<script>alert(1)</script>\n'},
      {},
      'src/pages/other.md:3: <script> is not allowed in a page',
    ],
    [
      'front matter that is not YAML',
      {'docs/page.md': notYaml},
      {},
      'docs/page.md:2: invalid YAML in the front matter',
    ],
    [
      'analytics values that are only partly set',
      {},
      {UMAMI_WEBSITE_ID: 'abc'},
      'Analytics is only partly configured: UMAMI_DATA_HOST_URL, UMAMI_SITE_DOMAIN are empty',
    ],
    // Last, because it removes the list of sets and the specification.
    [
      'a specification with an error',
      {'openapi/sets.json': setList(sampleSet), 'openapi/sample.yaml': 'openapi: ['},
      {},
      'openapi/sample.yaml:2: #/: invalid YAML or JSON',
    ],
  ];
  it.each(refused)('is stopped by %s', async (_name, files, environment, message) => {
    const {ok, output} = await buildWith(files, environment);
    expect(output).toContain(message);
    expect(ok).toBe(false);
  });
});
