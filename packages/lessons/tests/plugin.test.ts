import {parseMdx} from '@training-catalog/content-model';
import {trainingLessons} from '@training-catalog/lessons';
import {VFile} from 'vfile';
import {afterEach, describe, expect, it} from 'vitest';
import {owlFiles, owlSite, type OwlSite} from './site.js';

let site: OwlSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

it('a page is refused without the plugin, which it names', () => {
  const transform = trainingLessons().remarkPlugin();
  expect(() => transform(parseMdx('Text.'), new VFile({path: '/a.md'}))).toThrow(
    /^@training-catalog\/lessons: .*add `plugin` of the same `trainingLessons\(\)` to `plugins`$/,
  );
});

describe('options are refused, with package, name, and remedy', () => {
  it.each([
    [
      'an unknown one',
      {folders: 'docs'},
      /^@training-catalog\/lessons: option unknown key "folders"; did you mean "folder"\?/,
    ],
    ['a wrong type', {folder: 3}, /"folder": it must be a string; put it in quotes/],
    ['a path outside of the site', {folder: '../docs'}, /"folder": write a path from the root of the site/],
    [
      'a provider without a name',
      {provider: {url: 'https://example.org'}},
      /"provider\.name": it is missing; write it/,
    ],
    ['a license that is no URL', {license: 'MIT'}, /"license": write a full URL/],
    [
      'files of something else',
      {files: {}},
      /"files": write what lessonFiles of @training-catalog\/lesson-files gives/,
    ],
    [
      'one that moved to another package',
      {drawnLanguages: ['mermaid']},
      /"drawnLanguages": it is an option of @training-catalog\/lesson-files now; write files: lessonFiles\(/,
    ],
    [
      'another one that moved there',
      {notebookService: {name: 'Lab', url: 'https://lab.example.org/'}},
      /"notebookService": it is an option of @training-catalog\/lesson-files now/,
    ],
  ])('%s', (_name, options, message) => {
    expect(() => trainingLessons(options as object)).toThrow(message);
  });

  it('a style sheet that is missing', async () => {
    await expect(owlSite({css: 'src/none.css'})).rejects.toThrow(/option "css": there is no file src\/none\.css/);
  });
});

describe('the data of a site has', () => {
  it('its lessons, with their times, and the page with the progress of a learner', async () => {
    site = await owlSite();
    expect(site.data['lessons.json']).toEqual([
      expect.objectContaining({title: 'set up', permalink: '/base/lessons/set up', time: '4 hours'}),
    ]);
    expect(site.data['settings.json']).toMatchObject({progressPage: '/lessons/my-learning'});
    expect(site.data).toMatchObject({'paths.json': [], 'featured.json': []});
  });

  it('paths with reading times of pages that are no lessons, and the lessons that are on them first', async () => {
    const path = (title: string, ...pages: readonly string[]): string =>
      `- title: ${title}\n  audience: All.\n  outcome: owls.\n  steps:\n${pages.map((page) => `    - page: ${page}\n      why: For ${title}.\n`).join('')}`;
    site = await owlSite(undefined, {
      ...owlFiles,
      'docs/lessons/learning-paths.yml':
        path('a night', 'tool', 'lessons/set up') + path('a day', 'lessons/set up', 'tool'),
    });
    expect(site.data['paths.json']).toMatchObject([
      {
        time: '4 hours 5 minutes',
        steps: [{title: 'Owl counter', time: '5 minutes', isLesson: false}, {isLesson: true}],
      },
      {steps: [{isLesson: true}, {isLesson: false}]},
    ]);
    expect(site.data['featured.json']).toMatchObject([{title: 'set up', why: 'For a night.'}]);
  });

  it('nothing but empty lists without lessons, a glossary, and paths', async () => {
    site = await owlSite({}, {'docs/intro.md': 'Text.'});
    expect(site.data).toMatchObject({'lessons.json': [], 'paths.json': [], 'featured.json': []});
  });
});

describe('another package', () => {
  it('adds files, which the build writes, blocks at the end of pages, and texts', async () => {
    site = await owlSite({
      folder: 'docs/lessons',
      files: {
        texts: {owl: {message: 'Owl', description: 'A bird'}},
        make: ({pages, texts, readPage}) => ({
          files: {'owls.txt': `${texts.owl} ${pages.length} ${readPage(pages[0] as never).text.slice(0, 3)}`},
          blockOf: ({file}) => (file === 'docs/lessons/night.md' ? {type: 'html', value: '<b>owls</b>'} : undefined),
          quizFiles: new Map(),
        }),
      },
    });
    expect(site.files()['owls.txt']).toMatch(/^Owl 5 /);
    expect(JSON.stringify(site.transformed('Text.'))).toContain('<b>owls</b>');
    expect(JSON.stringify(site.transformed('Text.', {}, 'docs/tool.md'))).not.toContain('<b>owls</b>');
    expect(site.plugin.getTranslationFiles?.({content: undefined})).toMatchObject([
      {content: {owl: {message: 'Owl'}, alpha: {message: 'Alpha'}}},
    ]);
  });

  it('adds rules to the style sheet, above those of the site, and kinds to the structured data', async () => {
    const files = {...owlFiles, 'site.css': '.site {}'};
    site = await owlSite(
      {css: 'site.css'},
      files,
      {},
      {
        'lesson-views': {default: {addsToLessons: {css: '.views {}', resourceTypes: ['handout']}}},
        empty: {default: undefined},
      },
    );
    const [sheet = ''] = Object.keys(site.files()).filter((name) => name.startsWith('assets/css/lesson.'));
    expect(String(site.files()[sheet])).toMatch(/\.lesson-box[^]*\.views \{\}\.site \{\}/);
    expect(site.data['settings.json']).toMatchObject({
      styles: {lesson: `/base/${sheet}`},
      resourceTypes: ['lesson', 'handout'],
    });
  });
});
