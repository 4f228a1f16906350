// The places that errors of remark plugins name, as authors see them in a build.
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {contentLint} from '@training-catalog/content-lint';
import figures, {remarkFigures} from '@training-catalog/figures';
import {trainingLessons} from '@training-catalog/lessons';
import {beforeAll, describe, expect, it} from 'vitest';
import {compilePage, type RemarkPlugin} from '../support/compilePage';
import {folderOf} from '../support/folders';

/** The remark plugin of lessons, in a site with this one page. */
async function lessonsPlugin(siteDir: string): Promise<RemarkPlugin> {
  const {plugin, remarkPlugin} = trainingLessons({folder: 'docs'});
  const page = {source: '@site/docs/page.md', sourceDirName: '.', permalink: '/page', title: 'Page', frontMatter: {}};
  const context = {siteDir, baseUrl: '/', i18n: {currentLocale: 'en'}, siteConfig: {url: 'https://example.org'}};
  const version = {docs: [{...page, description: '', tags: []}], contentPath: path.join(siteDir, 'docs'), path: '/'};
  await plugin(context as LoadContext).allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}},
    actions: {createData: (name: string) => Promise.resolve(name)},
  } as never);
  return remarkPlugin;
}

const chart = [
  '```chart',
  'form: bars',
  'title: Boats',
  'sentence: North has more.',
  'source: "[Office](https://example.org/)"',
  'x: Boats',
  'y: HERE',
  'data: |',
  '  Quay,Boats',
  '  North,13',
  '```',
];

const learning = ['learning:', '  audience: [All]', '  needs: [A browser]', '  outcomes: [Count]', '  keyPoints: [Go]'];

/** Remark plugins of each package that reports places, with pages; the line of the fault has the word HERE. */
const pages: readonly (readonly [
  name: string,
  plugin: (siteDir: string) => RemarkPlugin | Promise<RemarkPlugin>,
  page: string[],
])[] = [
  [
    'content-lint: an expression',
    (siteDir) => contentLint(siteDir, {}).remarkPlugin,
    ['---', 'title: A', 'description: B', '---', '', '', 'Text.', '', 'One {HERE} three.'],
  ],
  [
    'content-lint: an expression in a page that starts with blank lines',
    (siteDir) => contentLint(siteDir, {}).remarkPlugin,
    ['', '', '# A', '', '{HERE}'],
  ],
  ['figures: a key of a chart', () => remarkFigures, ['---', 'title: A', '---', '', 'Text.', '', ...chart]],
  ['lessons: a term', lessonsPlugin, ['---', 'title: A', '---', '', 'Text.', '', 'A :term[HERE].']],
  [
    'lessons: a prerequisite',
    lessonsPlugin,
    ['---', 'title: A', ...learning, '  prerequisites: [', '    HERE.md]', '---', '', 'Text.'],
  ],
  [
    'lessons: a fact',
    lessonsPlugin,
    ['---', 'title: A', ...learning, '  minutes: HERE', '---', '', 'Text.', '', 'More.'],
  ],
  [
    'lessons: a code of a standard',
    lessonsPlugin,
    ['---', 'title: A', ...learning, '  standards:', '    - set: HERE', '      codes: ["1"]', '---', '', 'Text.'],
  ],
];

describe('an error of a remark plugin names the line in the file', () => {
  beforeAll(() => {
    figures({baseUrl: '/'} as LoadContext, {id: 'default'});
  });

  it.each(pages)('%s', async (_name, pluginOf, lines) => {
    const expected = lines.findIndex((line) => line.includes('HERE')) + 1;
    for (const [start, end] of [
      ['', '\n'],
      ['\uFEFF', '\r\n'],
    ]) {
      const dir = folderOf({'docs/page.md': `${start}${lines.join(end)}${end}`});
      const compiled = compilePage(dir, path.join(dir, 'docs/page.md'), [await pluginOf(dir)]);
      await expect(compiled).rejects.toThrow(new RegExp(`docs/page\\.md:${expected}: .*\\[[\\w-]+\\]`));
    }
  });
});
