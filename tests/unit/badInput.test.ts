import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {MiniSite} from '../support/miniSite';

let site: MiniSite;

beforeAll(async () => {
  site = MiniSite.create();
  expect(await site.apiPages()).toMatchObject({ok: true});
});
afterAll(() => site.remove());

const page = (frontMatter: string): string => `---\n${frontMatter}\n---\n\nText.\n`;

describe('a build is stopped, with file, reason and remedy, by', () => {
  it.each([
    [
      'an unknown tag',
      page('title: Page\ndescription: A page.\ntags: [Sofware]'),
      /docs\/page\.md:4: unknown tag "Sofware"; write one of docs\/tags\.yml: .*Software/,
    ],
    [
      'front matter that is not YAML',
      page('title: A: B\ndescription: A page.'),
      /docs\/page\.md:2: the front matter is not valid YAML .* put texts with a colon or # in quotes/,
    ],
    [
      'an unknown key in front matter',
      page('title: Page\ndescription: A page.\ntag: [Software]'),
      /docs\/page\.md:4: unknown key "tag"; write one of the keys in src\/content\/schemas\.ts/,
    ],
    ['a page without a description', page('title: Page'), /docs\/page\.md:1: "description": /],
    [
      'a project address that is not https',
      page(
        'title: Page\ndescription: A page.\nproject:\n  summary: A tool\n  kind: [software]\n  area: PADI\n  repository: http://example.org',
      ),
      /docs\/page\.md:4: "project\.repository": write a full address that begins with https:\/\//,
    ],
  ])('%s', async (_name, content, message) => {
    site.write({'docs/page.md': content});
    const {ok, output} = await site.build();
    site.write({'docs/page.md': null});
    expect(ok).toBe(false);
    expect(output).toMatch(message);
  });

  it('a project folder without a main page, and a heading that skips a level', async () => {
    const text = `${page('title: How to\ndescription: How to use the tool.')}\n#### Deep\n`;
    site.write({'docs/Tool/how-to.md': text});
    const {ok, output} = await site.build();
    site.write({'docs/Tool': null});
    expect(ok).toBe(false);
    expect(output).toContain('docs/Tool:1: 0 pages have "project:" in their front matter; write it on the main page');
    expect(output).toContain('docs/Tool/how-to.md:8: the heading skips a level; write ##');
  });

  it('analytics values that are only partly set', async () => {
    const {ok, output} = await site.build({UMAMI_WEBSITE_ID: 'abc'});
    expect(ok).toBe(false);
    expect(output).toContain('Analytics is only partly set: UMAMI_DATA_HOST_URL, UMAMI_SITE_DOMAIN are empty');
  });

  it('a specification that changed after its pages were made', async () => {
    const file = path.join(site.dir, 'openapi/sample.yaml');
    const before = fs.readFileSync(file, 'utf8');
    fs.appendFileSync(file, '\n# changed\n');
    const stale = await site.build();
    fs.writeFileSync(file, before);
    expect(stale.ok).toBe(false);
    expect(stale.output).toContain(
      'the reference pages are not those of openapi/sample.yaml and their generator now; run "npm run api-pages"',
    );
  });

  it('a reference page that was edited by hand', async () => {
    const file = path.join(site.dir, 'api/Sample APIs/create-an-example-resource.api.mdx');
    fs.appendFileSync(file, 'Edited.');
    const {ok, output} = await site.build();
    expect(ok).toBe(false);
    expect(output).toContain('the reference pages are not those of openapi/sample.yaml');
    expect(await site.apiPages()).toMatchObject({ok: true});
    expect(fs.readFileSync(file, 'utf8')).not.toContain('Edited.');
  });

  it('reference pages that were never made', async () => {
    fs.renameSync(path.join(site.dir, 'api/Sample APIs'), path.join(site.dir, 'kept'));
    const {ok, output} = await site.build();
    fs.renameSync(path.join(site.dir, 'kept'), path.join(site.dir, 'api/Sample APIs'));
    expect(ok).toBe(false);
    expect(output).toContain('the reference pages of openapi/sample.yaml are missing; run "npm run api-pages"');
  });
});

it('reference pages stay where nothing has changed since they were made', async () => {
  expect(await site.apiPages()).toMatchObject({ok: true});
  const made = (): number => fs.statSync(path.join(site.dir, 'api/Sample APIs/sidebar.ts')).mtimeMs;
  const before = made();
  expect(await site.apiPages()).toMatchObject({ok: true});
  expect(made()).toBe(before);
});

describe('the making of reference pages is stopped, with file, place and remedy, by', () => {
  const specification = (edit: (text: string) => string): void => {
    const original = fs.readFileSync(path.resolve('openapi/sample.yaml'), 'utf8');
    const edited = edit(original);
    expect(edited, 'the edit has to change the file').not.toBe(original);
    site.write({'openapi/sample.yaml': edited});
  };
  afterAll(async () => {
    specification((text) => `${text}\n`);
    expect(await site.apiPages()).toMatchObject({ok: true});
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['a file that is not YAML', () => 'openapi: [', /openapi\/sample\.yaml:\d+: .*/],
    [
      'a file that is not OpenAPI',
      () => 'openapi: 3.0.3\ninfo: {}\npaths: {}\n',
      /openapi\/sample\.yaml:\d+: #\/info: .*title/,
    ],
    [
      'an operation without a summary',
      (text) => text.replace(/^ {6}summary: .*\n/m, ''),
      /openapi\/sample\.yaml:\d+: #\/paths\/~1example\/post.*summary/,
    ],
    [
      'a reference to nothing',
      (text) => text.replace(/\$ref: .*/, "$ref: '#/components/schemas/Nothing'"),
      /openapi\/sample\.yaml:\d+: .*Can't resolve \$ref/,
    ],
    [
      'an operation without tags of the catalog',
      (text) => text.replace(/^ {6}x-catalog-tags:.*\n(?: {8}- .*\n)*/m, ''),
      /openapi\/sample\.yaml:1: #\/paths\/~1example\/post: name its tags of the catalog in x-catalog-tags: API/,
    ],
    [
      'an operationId that is there twice',
      (text) =>
        text.replace(
          /^components:/m,
          "  /again:\n    post:\n      operationId: create_an_example_resource\n      tags: [Example]\n      x-catalog-tags: [API]\n      summary: Again\n      responses: {'200': {description: Done.}, '400': {description: Refused.}}\ncomponents:",
        ),
      /openapi\/sample\.yaml:\d+: .*create_an_example_resource.*operation-operationId-unique/,
    ],
    [
      'an operation without a tag for the sidebar',
      (text) => text.replace(/^ {6}tags: .*\n/m, ''),
      /openapi\/sample\.yaml:\d+: #\/paths\/~1example\/post: Operation tags should be defined/,
    ],
    [
      'a request without an example',
      (text) => text.replace(/^ {12}examples:\n {14}resource:\n(?: {16}.*\n)+/m, ''),
      /openapi\/sample\.yaml:1: #\/paths\/~1example\/post\/requestBody.*write an example/,
    ],
    [
      'an example that breaks its schema',
      (text) => text.replace('                    id: 1\n', '                    id: none\n'),
      /openapi\/sample\.yaml:\d+: .*created.*no-invalid-media-type-examples/,
    ],
    [
      'a CSV example whose rows do not fit the header',
      (text) =>
        text.replace(
          /^ {8}'400':/m,
          "        '202':\n          description: Rows.\n          content:\n            text/csv:\n              schema: {type: string}\n              example: |\n                a,b\n                1,2,3\n        '400':",
        ),
      /openapi\/sample\.yaml:1: #\/paths\/~1example\/post\/responses\/202\/content\/text~1csv\/example: .*on line 2.*as many values/,
    ],
    [
      'an unknown tag of the catalog',
      (text) => text.replace('Sample-API', 'Sampel-API'),
      /x-catalog-tags: unknown tag "Sampel-API"; write one of api\/tags\.yml: /,
    ],
  ])('%s', async (_name, edit, message) => {
    specification(edit);
    const {ok, output} = await site.apiPages();
    expect(ok).toBe(false);
    expect(output).toMatch(message);
  });
});

describe('a build goes on, with a warning, at', () => {
  it('a broken link and a duplicate route', async () => {
    site.write({
      'docs/page.md': '---\ntitle: Page\ndescription: A page.\n---\n\n[Nowhere](/docs/nowhere)\n',
      'docs/first.md': page('title: First\ndescription: A page.\nslug: /same'),
      'docs/second.md': page('title: Second\ndescription: A page.\nslug: /same'),
    });
    const {ok, output} = await site.build();
    site.write({'docs/page.md': null, 'docs/first.md': null, 'docs/second.md': null});
    expect(ok).toBe(true);
    expect(output).toMatch(
      /Broken link on source page path = \/training-catalog\/docs\/page:[^]*?-> linking to \/training-catalog\/docs\/nowhere/,
    );
    expect(output).toContain('Duplicate routes found');
  });
});
