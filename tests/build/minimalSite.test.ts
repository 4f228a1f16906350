// Misspelled on purpose. cspell:ignore mapp recrod pelet
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/utils/node';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {minimalSite, runInMinimalSite} from '../support/minimalSite';
import type {Ended} from '../support/runCommand';
import {changedScripts} from './changedScripts';

const docs = path.join(minimalSite.dir, 'docs');

describe('the check', () => {
  /** Pages with a fault each, for rules of several packages. */
  const faulty: Readonly<Record<string, string>> = {
    'broken-front-matter.md': '---\ntitle: Broken\ndescription: one: two\n---\n\nText.\n',
    'broken-chart.md': '---\ntitle: Broken\n---\n\n```chart\nform: bar\n```\n',
    'broken-step.md': '---\ntitle: Broken\n---\n\n```bash run\necho never\n```\n',
    'broken-command.md': '---\ntitle: Broken\nrunsInBrowser: true\n---\n\n```bash run\nls *.py\n```\n',
    'broken-term.md': '---\ntitle: Broken\n---\n\nA :term[pelet].\n',
  };
  const projectPage = path.join(docs, 'projects/owl-counter/index.md');
  const project = fs.readFileSync(projectPage, 'utf8');
  let faults: Ended;

  beforeAll(async () => {
    expect(await runInMinimalSite('check'), 'as it is').toMatchObject({
      status: 0,
      output: expect.stringMatching(/ 0 errors, 0 hints, /) as string,
    });
    Object.entries(faulty).forEach(([name, text]) => fs.writeFileSync(path.join(docs, name), text));
    fs.writeFileSync(projectPage, project.replace('project: night-map', 'project: night-mapp'));
    faults = await runInMinimalSite('check');
  });
  afterAll(() => {
    Object.keys(faulty).forEach((name) => fs.rmSync(path.join(docs, name), {force: true}));
    fs.writeFileSync(projectPage, project);
  });

  it.each([
    ['content-lint', /^docs\/broken-front-matter\.md:3: .* \[front-matter-syntax\]$/m],
    ['figures', /^docs\/broken-chart\.md:6: .*\[chart-schema\]/m],
    ['tutorial-steps', /^docs\/broken-step\.md:5: .* \[last-run\]/m],
    ['pyodide-runner', /^docs\/broken-command\.md:7: .*"\*" does not run in the browser; .*\[browser-command\]/m],
    ['lessons', /^docs\/broken-term\.md:5: .*did you mean "pellet"\?.*\[term-defined\]/m],
    [
      'catalog',
      /^docs\/projects\/owl-counter\/index\.md:\d+: there is no project "night-mapp"; did you mean "night-map"\? .* \[relation-target\]/m,
    ],
  ])('passes the site as it is, and names file, line, rule, and remedy of a fault: %s', (_package, line) => {
    expect(faults.status).toBe(1);
    expect(faults.output).toMatch(line);
  });
});

it('content-lint: a fault stops the build, with file, line, and rule', async () => {
  const broken = path.join(docs, 'broken.md');
  fs.writeFileSync(broken, '---\ntitle: Broken\n---\n\n## One\n\n#### Two\n');
  try {
    expect(await runInMinimalSite('build', '--', '--out-dir', 'refused')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^docs\/broken\.md:7: .* \[heading-increment\]$/m) as string,
    });
  } finally {
    fs.rmSync(broken);
  }
});

it('search: the build has an index of all pages, in a folder that is named by its content', () => {
  const files = fs.readdirSync(minimalSite.build).filter((name) => name.startsWith('search-index'));
  expect(files.sort()).toEqual(['search-index', expect.stringMatching(/^search-index-[0-9a-f]{12}$/)]);
  const folder = path.join(minimalSite.build, files[1] ?? '');
  const pages = fs.readdirSync(folder).filter((name) => name.startsWith('pages-'));
  const titles = pages.flatMap((name) =>
    // The address of the file, and its content.
    (JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as [string, {title: string}[]])[1].map(
      ({title}) => title,
    ),
  );
  const names = filesIn('examples/minimal/docs').filter((name) => name.endsWith('.md'));
  const documents = names.map((name) => {
    const text = fs.readFileSync(path.join('examples/minimal/docs', name), 'utf8');
    return /^title: (.+)$/m.exec(text)?.[1] ?? '';
  });
  const operations = ['Owl API', 'List counts'];
  expect(titles.sort()).toEqual([...documents, ...operations, 'Read offline'].sort());
});

it('offline-copy: the list has every page with its policy, and the whole index of the search', () => {
  const files = JSON.parse(fs.readFileSync(path.join(minimalSite.build, 'offline-files.json'), 'utf8')) as {
    url: string;
    revision: string;
  }[];
  const names = files.map(({url}) => decodeURI(url).slice(minimalSite.baseUrl.length));
  const built = filesIn(minimalSite.build);
  expect(names).toEqual(expect.arrayContaining(built.filter((name) => /\.html$|^search-index/.test(name))));
  const digest = createHash('sha256')
    .update(fs.readFileSync(path.join(minimalSite.build, 'index.html')))
    .digest('hex');
  expect(files[names.indexOf('index.html')]?.revision, 'the final file').toBe(digest.slice(0, 16));
});

it('tutorial-steps: the command runs the step of its page, and refuses a misspelled option', async () => {
  expect(await runInMinimalSite('steps')).toMatchObject({
    status: 0,
    output: expect.stringMatching(
      /^(?:docs\/pyodide-runner\.md\n(?: {2}step \d .*: passed .*\n)+.*\n)docs\/tutorial-steps\.md\n {2}step 1 .*: passed .*\n {2}1 passed, \d+ s\n$/m,
    ) as string,
  });
  expect(await runInMinimalSite('steps', '--', '--recrod')).toMatchObject({
    status: 1,
    output: expect.stringContaining('unknown option --recrod; did you mean "--record"?') as string,
  });
});

it('pyodide-runner: the site publishes Python as it is installed', () => {
  const folder = filesIn(minimalSite.build).filter((name) => name.startsWith('pyodide/'));
  expect(folder.map((name) => path.posix.basename(name)).sort()).toEqual([
    'pyodide.asm.mjs',
    'pyodide.asm.wasm',
    'pyodide.mjs',
    'python_stdlib.zip',
  ]);
  for (const name of folder) {
    const installed = fs.readFileSync(path.join('node_modules/pyodide', path.posix.basename(name)));
    expect(installed.equals(fs.readFileSync(path.join(minimalSite.build, name))), name).toBe(true);
  }
});

it('lean-client: a page names the chunk of its routes, and what every page loads has no route of another', () => {
  const html = fs.readFileSync(path.join(minimalSite.build, 'loading/lean-client.html'), 'utf8');
  // So that they do not delay the style sheet and the fonts.
  expect(html.indexOf('/assets/js/'), 'scripts after the text').toBeGreaterThan(html.indexOf('</main>'));
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="?\/minimal\/([^ >"]+)/g), ([, name = '']) => name);
  expect(scripts.filter((name) => /\/routes-\d+\.[0-9a-f]+\.js$/.test(name))).toHaveLength(1);
  const ofAllPages = scripts.filter((name) => path.posix.dirname(name) === 'assets/js');
  expect(ofAllPages.length).toBeGreaterThan(0);
  const text = (name: string): string => fs.readFileSync(path.join(minimalSite.build, name), 'utf8');
  expect(ofAllPages.filter((name) => /finding-pages-[0-9a-f]{3}/.test(text(name)))).toEqual([]);
});

it(
  'lean-client: an edit of a page changes the names of at most two scripts of another',
  {timeout: 300_000},
  async () => {
    const page = path.join(docs, 'loading/lean-client.md');
    const text = fs.readFileSync(page, 'utf8');
    const edited = path.join(minimalSite.dir, 'build-edited');
    fs.writeFileSync(page, `${text}\nAn edit.\n`);
    try {
      const {status, output} = await runInMinimalSite('build', '--', '--out-dir', path.basename(edited));
      expect(status, output).toBe(0);
      ['index', 'catalog', 'projects/owl-counter'].forEach((other) =>
        expect(changedScripts(minimalSite.build, edited, other).length, other).toBeLessThanOrEqual(2),
      );
      const own = changedScripts(minimalSite.build, edited, 'loading/lean-client').length;
      expect(own).toBeGreaterThan(0);
      expect(own).toBeLessThanOrEqual(3);
    } finally {
      fs.writeFileSync(page, text);
      fs.rmSync(edited, {recursive: true, force: true});
    }
  },
);

it('readme-import: the command makes pages of a README, and refuses to replace what no import wrote', async () => {
  const readme = path.resolve('tests/fixtures/readmes/owl-counter/README.md');
  try {
    const {status, output} = await runInMinimalSite('import', '--', readme, '--project', 'Owl Counter');
    expect(status, output).toBe(0);
    expect(output).toContain('  written  docs/Owl Counter/index.md');
    const page = path.join(docs, 'Owl Counter/index.md');
    expect(fs.readFileSync(page, 'utf8')).toMatch(/^---\ntitle: Owl Counter\n/);
    fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('imported: true\n', ''));
    expect(
      await runInMinimalSite(
        'import',
        '--',
        readme,
        '--project',
        'Owl Counter',
        '--repository',
        'https://example.org/o/r',
      ),
    ).toMatchObject({
      status: 1,
      output: expect.stringContaining('no import wrote docs/Owl Counter/index.md') as string,
    });
  } finally {
    fs.rmSync(path.join(docs, 'Owl Counter'), {recursive: true, force: true});
  }
});

it('openapi-pages: the file can be downloaded, and one with an error stops the build, with its line and the remedy', async () => {
  const own = path.join(minimalSite.dir, 'openapi/owls.yaml');
  const text = fs.readFileSync(own, 'utf8');
  expect(fs.readFileSync(path.join(minimalSite.build, 'openapi/owls.yaml'), 'utf8')).toBe(text);
  fs.writeFileSync(own, text.replace('in: query', 'in: url'));
  try {
    expect(await runInMinimalSite('build', '--', '--out-dir', 'refused')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/openapi\/owls\.yaml:\d+: .*`in` can be one of the following only: .*; /) as string,
    });
  } finally {
    fs.writeFileSync(own, text);
  }
});

it('lesson-files: a lesson is a notebook, a ZIP file, and a quiz file', () => {
  const text = (name: string): string => fs.readFileSync(path.join(minimalSite.build, name), 'utf8');
  expect(text('lessons.ipynb')).toContain('%%writefile count.py');
  expect(text('lessons.gift.txt')).toContain('::How many calls make an owl?::');
  expect(text('lessons.html')).toMatch(new RegExp(`href="?${minimalSite.baseUrl}lessons\\.zip[" ]`));
});

it('catalog: catalog.json, the feed, and Markdown have the projects of the main pages', () => {
  const read = (file: string): string => fs.readFileSync(path.join(minimalSite.build, file), 'utf8');
  const {projects} = JSON.parse(read('catalog.json')) as {projects: {name: string; pages: {markdown: string}[]}[]};
  expect(projects.map(({name}) => name)).toEqual(['night-map', 'owl-counter']);
  const files = projects.flatMap(({pages}) => pages.map(({markdown}) => new URL(markdown).pathname));
  expect(
    files.map((file) => fs.existsSync(path.join(minimalSite.build, file.slice(minimalSite.baseUrl.length)))),
  ).toEqual([true, true, true]);
  expect(read('projects/owl-counter.md')).toMatch(/^# Owl Counter\n/);
  expect(read('releases.atom')).toContain('New: owl-counter. Updated: night-map.');
  expect(read('llms.txt')).toContain('(https://example.org/minimal/index.md)');
});

it('catalog: an answer whose time nobody measured says so', () => {
  const $ = load(fs.readFileSync(path.join(minimalSite.build, 'catalog.html'), 'utf8'));
  const time = $('dt')
    .filter((_, name) => $(name).text() === 'First result')
    .next('dd');
  expect(time.map((_, value) => $(value).text()).get()).toEqual(['not measured']);
});
