// Each package in a site of its own: only it and what its package.json names are installed.
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {packageNames} from '../../tools/release/packages';
import {minimalSite} from '../support/minimalSite';
import {buildEnvironment, runCommand} from '../support/runCommand';
import {folderOf} from '../support/folders';
import {isExhaustive} from './exhaustive';

/** What a site needs to use a package: lines of its configuration, and files of the minimal site. */
interface Use {
  imports?: string;
  presets?: string;
  remarkPlugins?: string;
  plugins?: string;
  themes?: string;
  more?: string;
  files?: readonly string[];
  /** A file of the build that would be missing, or without the pattern, if the package did nothing. */
  gives: readonly [file: string, pattern: RegExp];
  /** What only another package gives to this file. */
  lacks?: RegExp;
}

const openApiPages = `['@training-catalog/openapi-pages', {pages: 'api', console: CONSOLE}],
  ['@docusaurus/plugin-content-docs',
    {id: 'api', path: 'api', routeBasePath: 'api', beforeDefaultRemarkPlugins: [remarkOperationPages]}],`;
const openApiImports = `import {remarkOperationPages} from '@training-catalog/openapi-pages';`;

const lessonPages = ['docs/lessons.md', 'docs/data', 'docs/glossary.md', 'docs/glossary.yml'];

const uses: Readonly<Record<string, Use>> = {
  catalog: {
    imports: `import {projectCatalog} from '@training-catalog/catalog';
import {tutorialSteps} from '@training-catalog/tutorial-steps';
const catalog = projectCatalog({folder: 'docs/projects'});
const steps = tutorialSteps();`,
    remarkPlugins: 'catalog.remarkPlugin, steps.remarkPlugin',
    plugins: 'catalog.plugin, steps.plugin',
    files: ['docs/projects', 'docs/catalog.md', 'docs/tags.yml'],
    gives: ['catalog.json', /Owl Counter/],
  },
  'content-lint': {
    imports: `import {contentLint} from '@training-catalog/content-lint';
const lint = contentLint(__dirname, {areas: [{folder: 'docs'}]});`,
    remarkPlugins: 'lint.remarkPlugin',
    plugins: 'lint.plugin',
    more: 'markdown: {parseFrontMatter: lint.parseFrontMatter},',
    gives: ['index.html', /Text of the page/],
  },
  figures: {
    imports: `import {remarkFigures} from '@training-catalog/figures';`,
    remarkPlugins: 'remarkFigures',
    plugins: `'@training-catalog/figures'`,
    files: ['docs/figures.md', 'docs/data'],
    gives: ['figures.html', /<svg/],
  },
  'final-pass': {presets: `'@training-catalog/final-pass',`, gives: ['index.html', /Content-Security-Policy/i]},
  'lean-client': {
    plugins: `['@training-catalog/lean-client', {enabled: true}]`,
    gives: ['index.html', /Text of the page/],
  },
  lessons: {
    imports: `import {trainingLessons} from '@training-catalog/lessons';
const lessons = trainingLessons();`,
    remarkPlugins: 'lessons.remarkPlugin',
    plugins: 'lessons.plugin',
    files: lessonPages,
    gives: ['lessons.html', /15\s*min[^]*How many calls make an owl\?/],
    lacks: /docusaurus-data-view=|lesson-take-along|\.ipynb|\.gift/,
  },
  'lesson-files': {
    imports: `import {lessonFiles} from '@training-catalog/lesson-files';
import {trainingLessons} from '@training-catalog/lessons';
const lessons = trainingLessons({files: lessonFiles()});`,
    remarkPlugins: 'lessons.remarkPlugin',
    plugins: 'lessons.plugin',
    files: lessonPages,
    gives: ['lessons.html', /lesson-take-along[^]*lessons\.ipynb/],
    lacks: /docusaurus-data-view=/,
  },
  'lesson-views': {
    imports: `import {trainingLessons} from '@training-catalog/lessons';
const lessons = trainingLessons();`,
    remarkPlugins: 'lessons.remarkPlugin',
    plugins: `lessons.plugin, '@training-catalog/lesson-views'`,
    files: lessonPages,
    gives: ['lessons.html', /docusaurus-data-view=present/],
    lacks: /lesson-take-along/,
  },
  lists: {
    imports: `import {remarkLists} from '@training-catalog/lists';`,
    remarkPlugins: 'remarkLists',
    plugins: `['@training-catalog/lists', {errors: {page: 'docs/lists.md'}, events: {}}]`,
    files: ['docs/lists.md'],
    gives: ['lists.html', /Night of the owls/],
  },
  'markdown-copies': {plugins: `'@training-catalog/markdown-copies'`, gives: ['index.md', /Text of the page/]},
  'offline-copy': {
    presets: `'@training-catalog/final-pass',`,
    plugins: `'@training-catalog/offline-copy'`,
    gives: ['offline-files.json', /index\.html/],
  },
  'openapi-console': {
    imports: openApiImports,
    plugins: `${openApiPages.replace('CONSOLE', 'true')} '@training-catalog/openapi-console'`,
    files: ['openapi'],
    gives: ['api/Owl API/owl-api.html', /Owl/],
  },
  'openapi-pages': {
    imports: openApiImports,
    plugins: openApiPages.replace('CONSOLE', 'false'),
    files: ['openapi'],
    gives: ['api/Owl API/owl-api.html', /Owl/],
  },
  'pages-deploy': {plugins: `'@training-catalog/pages-deploy/redirects'`, gives: ['intro/index.html', /intro/]},
  search: {themes: `'@training-catalog/search'`, gives: ['index.html', /search/i]},
  'tutorial-steps': {
    imports: `import {tutorialSteps} from '@training-catalog/tutorial-steps';
const steps = tutorialSteps();`,
    remarkPlugins: 'steps.remarkPlugin',
    plugins: 'steps.plugin',
    files: ['docs/tutorial-steps.md'],
    gives: ['tutorial-steps.html', /last-run/],
  },
};

const configuration = ({imports = '', presets = '', remarkPlugins = '', plugins = '', themes = '', more = ''}: Use) =>
  `${imports}
export default {
  title: 'Alone', url: 'https://example.org', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'throw',
  future: {v4: true, experimental_faster: true},
  presets: [${presets} ['classic', {docs: {routeBasePath: '/', beforeDefaultRemarkPlugins: [${remarkPlugins}]}, blog: false}]],
  plugins: [${plugins}],
  themes: [${themes}],
  ${more}
};
`;

const installed = path.join(minimalSite.dir, 'node_modules/@training-catalog');

/** A package, and those of this repository that it names. */
function withNamed(name: string): Set<string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(installed, name, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string> | undefined
  >;
  const named = Object.keys({...manifest.dependencies, ...manifest.peerDependencies})
    .filter((other) => other.startsWith('@training-catalog/'))
    .map((other) => other.slice('@training-catalog/'.length));
  return new Set([name, ...named.flatMap((other) => [...withNamed(other)])]);
}

function layOut(name: string, use: Use): string {
  // Outside of the repository, whose node_modules would lend the other packages.
  const dir = folderOf({});
  const modules = path.join(dir, 'node_modules');
  fs.mkdirSync(path.join(modules, '@training-catalog'), {recursive: true});
  fs.readdirSync('node_modules')
    .filter((other) => !['@training-catalog', '.cache'].includes(other))
    .forEach((other) => fs.symlinkSync(path.resolve('node_modules', other), path.join(modules, other)));
  for (const other of withNamed(name)) {
    fs.cpSync(path.join(installed, other), path.join(modules, '@training-catalog', other), {recursive: true});
  }
  fs.mkdirSync(path.join(dir, 'docs'));
  fs.writeFileSync(path.join(dir, 'docs/index.md'), '---\ntitle: Start\n---\n\nText of the page.\n');
  fs.writeFileSync(path.join(dir, 'docs/intro.md'), '---\ntitle: Introduction\n---\n\nMore text.\n');
  (use.files ?? []).forEach((file) =>
    fs.cpSync(path.join('examples/minimal', file), path.join(dir, file), {recursive: true}),
  );
  fs.writeFileSync(path.join(dir, 'package.json'), '{"name": "alone", "private": true}\n');
  fs.writeFileSync(path.join(dir, 'docusaurus.config.ts'), configuration(use));
  return dir;
}

// The others are libraries, commands, one that needs a browser, and two that are a whole site: the second one of the tests.
const plugins = packageNames().filter(
  (name) =>
    ![
      'accessibility-check',
      'catalog-cli',
      'create',
      'content-model',
      'mcp',
      'preset',
      'readme-import',
      'pyodide-runner',
      'search-engine',
      'theme',
      'utils',
    ].includes(name),
);

it('every plugin has an example of its use', () => expect(Object.keys(uses).sort()).toEqual(plugins));

it.each(isExhaustive ? plugins : [])('a site with only %s builds, and has what it gives', async (name) => {
  const use = uses[name];
  if (use === undefined) {
    throw new Error(`say in "uses" how a site uses ${name}`);
  }
  const dir = layOut(name, use);
  const {status, output} = await runCommand(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {cwd: dir, env: buildEnvironment()},
  );
  expect(status, output).toBe(0);
  const [file, pattern] = use.gives;
  const text = fs.readFileSync(path.join(dir, 'build', file), 'utf8');
  expect(text).toMatch(pattern);
  expect(use.lacks?.exec(text)?.[0]).toBeUndefined();
});
