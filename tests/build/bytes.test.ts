// Byte budgets of every page, as GitHub Pages would send it (gzip). Sizes are deterministic, so they gate.
import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {startFile} from '@training-catalog/search/node';
import {describe, expect, test} from 'vitest';
import {address} from '../../catalog.config';
import {kindOf} from '../../tools/bench/catalogPageKinds';
import type {PageKind} from '../support/pageKinds';
import {buildDir, built, catalog, fileOf, pageAt, pages, textOf} from './builtSite';

const sizes = new Map<string, number>();

/** Size of a file of the build in bytes, compressed as by the server. */
function gzipSize(name: string): number {
  const size = sizes.get(name) ?? gzipSync(fs.readFileSync(built(name)), {level: 6}).length;
  sizes.set(name, size);
  return size;
}

const total = (names: readonly string[]): number => names.reduce((sum, name) => sum + gzipSize(name), 0);

/** Files of the build that the HTML of a page names. */
function filesOf(route: string, selector: string, attribute: 'src' | 'href'): string[] {
  const html = pageAt(route);
  return html(selector)
    .toArray()
    .map((element) => decodeURI(html(element).attr(attribute) ?? ''))
    .filter((url) => url.startsWith(address.baseUrl))
    .map((url) => url.slice(address.baseUrl.length));
}

/** A page with the scripts its HTML names, apart from the two that load asynchronously for other purposes. */
const measured = [...pages, 'search', '404'].map((route) => ({
  route,
  kind:
    route === 'search'
      ? 'search results page'
      : route === '404'
        ? 'not-found page'
        : kindOf(encodeURI(route), fs.readFileSync(fileOf(route), 'utf8')),
  scripts: filesOf(route, 'script[src*="/assets/"]', 'src'),
}));

const uses = new Map<string, number>();
measured.flatMap(({scripts}) => scripts).forEach((name) => uses.set(name, (uses.get(name) ?? 0) + 1));

/** Whether a script has some of the routes of the site. */
const isRoutes = (name: string): boolean => /\/routes-\d+\.\w+\.js$/.test(name);

/** Whether a script is data that the pages of an area share: a sidebar or a part of the route table. */
const isAreaData = (name: string): boolean => isRoutes(name) || /\bdocsSidebars:\{/.test(textOf(name));

/** Whether a script is the text of one page. Scripts that several pages share are code. */
const isPageText = (name: string): boolean => uses.get(name) === 1;

/**
 * Maximum that the scripts of all pages may grow for each page of the catalog, in bytes: they list the parts of the route
 * table (1), and all pages (15): Docusaurus gives this list to every page. Taking it out saved less than a reader
 * notices (packages/lean-client/UPSTREAM.md).
 */
const bytesForEachPage = 16;

/**
 * Maximum amount of code that a page of each kind may load, in bytes, in addition to what grows with the catalog. On the
 * slow phone line of Lighthouse (1.6 Mbit/s), 140,000 bytes take 0.7 seconds. Each budget leaves about three percent over
 * what was measured when it was set, so that a correction needs no new number, and a feature that readers pay for does. 3,700
 * bytes of each are tslib, of which Docusaurus uses one function (packages/lean-client/upstream/no-tslib.patch).
 */
const codeBudgets: Record<PageKind, number> = {
  'landing page': 116_700,
  'page for offline reading': 116_700,
  'not-found page': 116_700,
  'search results page': 116_700,
  'tags index': 121_500,
  'tag page': 120_700,
  'category page': 125_700,
  'map of projects': 116_700,
  'Markdown page': 135_700,
  'resource page': 144_200,
  'workshop page': 144_200,
  'API overview': 144_200,
  'API operation': 144_200,
  lesson: 144_200,
  'lesson with videos': 144_200,
  'sample page': 144_200,
  'main page of a project': 144_200,
  'documentation page with diagram': 144_200,
  'documentation page without diagram': 144_200,
};

/**
 * Bytes by which the client of a newer Docusaurus is larger than that of the version for which these budgets were made;
 * the rehearsal of an upgrade (tools/upgrade/cli.ts) sets the variable.
 */
const clientGrowth = Number(process.env.CLIENT_GROWTH ?? 0);

/** Size of the framework itself: a page with less code means that the measurement is wrong. */
const leastCode = 100_000;

describe('code of a page', () => {
  test.each(Object.entries(codeBudgets))('%s: at most %i bytes, and a byte for each page', (kind, budget) => {
    const ofKind = measured.filter((page) => page.kind === kind);
    const codes = ofKind.map(({route, scripts}) => ({
      route,
      bytes: total(scripts.filter((name) => !isAreaData(name) && !isPageText(name))),
    }));
    expect(codes.length, 'pages of this kind').toBeGreaterThan(0);
    expect(codes.filter(({bytes}) => bytes < leastCode)).toEqual([]);
    expect(codes.filter(({bytes}) => bytes > budget + clientGrowth + measured.length * bytesForEachPage)).toEqual([]);
  });
});

/**
 * Maximum that a page loads before a reader touches it, in bytes: HTML, styles, faces, pictures that do not wait until they
 * are near, and scripts, those in its HTML included. The script of all pages and those of Docusaurus are the most of these.
 */
const untouched = {page: 100_000, landing: 120_000, scripts: 15_000};

test('a page that nobody touches loads its text, styles, and faces, and hardly any script', () => {
  const loaded = measured.map(({route}) => {
    const html = pageAt(route);
    const inline = html('script:not([src])')
      .toArray()
      .map((element) => html(element))
      .filter((script) => !script.attr('type')?.includes('json'))
      .map((script) => script.text());
    const files = [
      ...filesOf(route, 'link[rel="stylesheet"]:not([media="print"])', 'href'),
      ...filesOf(route, 'link[rel="preload"]', 'href'),
      ...filesOf(route, 'img:not([loading="lazy"])', 'src'),
    ];
    const requested = filesOf(route, 'script[src]', 'src').filter((file) => !file.startsWith('assets/'));
    return {
      route,
      scripts: gzipSync(inline.join('\n'), {level: 6}).length + total(requested),
      bytes:
        gzipSync(fs.readFileSync(fileOf(route)), {level: 6}).length + total([...new Set(files)]) + total(requested),
    };
  });
  const limit = (route: string): number => (route === '' ? untouched.landing : untouched.page);
  expect(loaded.filter(({route, bytes}) => bytes > limit(route))).toEqual([]);
  expect(loaded.filter(({scripts}) => scripts > untouched.scripts || scripts < 1000)).toEqual([]);
});

/**
 * Style sheets of a page, in bytes: the site's, and those of formulas, lessons, and drawings on pages that have them. A
 * fifth of the site's is its identity: fonts, tokens, the landing page, cards, notes, and print styles. Three percent of it
 * are room, as in the budgets of code.
 */
const styleBudget = {site: 27_500, formulas: 4_000, lessons: 4_500, terms: 800, charts: 1_000};

test(`every page loads at most ${styleBudget.site} bytes of styles, and those of formulas, lessons, and drawings where it has them`, () => {
  const sheets = {
    formulas: {isOne: (file: string) => file.startsWith('assets/katex-'), parts: '.katex'},
    lessons: {isOne: (file: string) => file.startsWith('assets/css/lesson.'), parts: '[class^="lesson-"], .learning'},
    terms: {isOne: (file: string) => file.startsWith('assets/css/term.'), parts: '.term, .glossary-term'},
    charts: {isOne: (file: string) => file.startsWith('assets/css/chart.'), parts: 'figure.chart'},
  };
  const large = measured.filter(({route}) => {
    const files = filesOf(route, 'link[rel="stylesheet"]', 'href');
    const special = Object.entries(sheets).map(([name, {isOne, parts}]) => {
      const own = files.filter(isOne);
      expect(own.length > 0, `${route}: styles of ${name}`).toBe(pageAt(route)(parts).length > 0);
      return {name: name as keyof typeof sheets, own};
    });
    const others = files.filter((file) => !Object.values(sheets).some(({isOne}) => isOne(file)));
    return total(others) > styleBudget.site || special.some(({name, own}) => total(own) > styleBudget[name]);
  });
  expect(large.map(({route}) => route)).toEqual([]);
  expect(gzipSize(filesOf('', 'link[rel="stylesheet"]', 'href')[0] ?? '')).toBeGreaterThan(0);
});

/**
 * Maximum that any lesson loads in scripts beyond a documentation page without diagram (the median of all), in bytes, each
 * without as many bytes as its text has in Markdown. Quizzes, predictions, progress, the buttons of steps, and what keeps
 * answers on the device are in the scripts of each lesson; views, what runs the steps, and what shows, prints, and saves
 * work are loaded on request. Predictions and kept answers took 2,300 bytes (2026-11-29); leaving the notes for translators
 * out gave 570 of them back.
 */
const beyondDocumentation = 11_100;

test(`every lesson loads at most ${beyondDocumentation} bytes of scripts more than a documentation page`, () => {
  // Which routes share a file with that of a page is chance; a test below is about their size.
  const besidesText = ({route, scripts}: (typeof measured)[number]): number =>
    total(scripts.filter((name) => !isRoutes(name))) - gzipSize(`${route}.md`);
  const documentation = measured
    .filter(({kind}) => kind === 'documentation page without diagram')
    .map(besidesText)
    .sort((a, b) => a - b);
  const median = documentation[Math.floor(documentation.length / 2)] ?? 0;
  expect(median).toBeGreaterThan(leastCode);
  const lessons = measured
    .filter(({route}) => pageAt(route)('nav[aria-label="Views of this lesson"]').length > 0)
    .map((page) => ({route: page.route, more: besidesText(page) - median}));
  expect(lessons.length).toBeGreaterThan(0);
  console.log(lessons.map(({route, more}) => `${route}: ${more} bytes more than a documentation page`).join('\n'));
  expect(lessons.filter(({more}) => more > beyondDocumentation + clientGrowth)).toEqual([]);
});

/**
 * Code that a press on "Try it" loads, in bytes: the console with its checks and its style sheet. The request is not
 * highlighted there, because the highlighter alone has 32,000 bytes. The data of an operation, which comes with them,
 * is as large as its specification makes it.
 */
const consoleBudget = 33_000;

/** What only these scripts contain; their names depend on how the bundler names scripts. */
const consoleMarks = {
  form: 'openapi-console.causeNetwork',
  checks: 'recursiveAnchor',
  data: `JSON.parse('{"set":`,
};

test('the console of an operation is loaded on request only, and stays small', () => {
  const scripts = fs
    .readdirSync(built('assets/js'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/js/${name}`);
  const withMark = (part: keyof typeof consoleMarks): string[] => {
    const found = scripts.filter((name) => textOf(name).includes(consoleMarks[part]));
    expect(found.length, part).toBeGreaterThan(0);
    return found;
  };
  const code = [...withMark('form'), ...withMark('checks')];
  const operations = withMark('data');
  const script = total(code);
  console.log(`console: script ${script}, largest data ${Math.max(...operations.map(gzipSize))} bytes`);
  expect(script).toBeLessThanOrEqual(consoleBudget);
  const onRequest = [...code, ...operations];
  const named = measured.flatMap(({route, scripts: own}) =>
    [...own, ...filesOf(route, 'link[href]', 'href')].filter((name) => onRequest.includes(name)),
  );
  expect(named).toEqual([]);
});

test('a raster icon states its size, or browsers that take the vector icon load both', () => {
  const icons = pageAt('')('link[rel~="icon"]:not([href$=".svg"])').toArray();
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter(({attribs}) => !attribs.sizes)).toEqual([]);
});

/** Size of all fonts, in bytes; the files are compressed already. */
const fontBudget = 60_000;

test(`the fonts of the site have at most ${fontBudget} bytes, and only its own style sheet names them`, () => {
  const sheet = textOf(filesOf('', 'link[rel="stylesheet"]', 'href')[0] ?? '');
  const urls = new Set([...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url));
  const names = [...urls].map((url) => url.slice(address.baseUrl.length));
  const weight = names.reduce((sum, name) => sum + fs.statSync(built(name)).size, 0);
  console.log(`fonts: ${names.length}, ${weight} bytes`);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(fontBudget);
});

/** Size of the fonts that the first paint of every page may wait for, in bytes. */
const firstFontsBudget = 21_500;

test(`every page preloads two fonts that the style sheet names, at most ${firstFontsBudget} bytes`, () => {
  const sheet = textOf(filesOf('', 'link[rel="stylesheet"]', 'href')[0] ?? '');
  const faults = measured.flatMap(({route}) => {
    const faces = filesOf(route, 'link[rel="preload"][as="font"]:not([media])', 'href');
    const bytes = faces.reduce((sum, name) => sum + fs.statSync(built(name)).size, 0);
    return faces.length === 2 && faces.every((name) => sheet.includes(name)) && bytes <= firstFontsBudget
      ? []
      : [{route, faces, bytes}];
  });
  expect(faults).toEqual([]);
});

/** What a page loads of its area's sidebar and routes: a fixed part, and a share for each page of the area. */
const areaBudget = {fixed: 4_200, perPage: 20};

test('the sidebar and routes that a page loads grow by a few bytes for each page of its area', () => {
  const faults = measured.flatMap(({route, scripts}) => {
    const area = route.split('/')[0] ?? '';
    const inArea = pages.filter((page) => page.startsWith(`${area}/`)).length;
    const bytes = total(scripts.filter((name) => isAreaData(name)));
    const budget = areaBudget.fixed + areaBudget.perPage * inArea;
    return bytes > budget ? [`${route}: ${bytes} of ${budget} bytes`] : [];
  });
  expect(faults).toEqual([]);
});

/** Scripts of the landing page, in bytes: the page itself, and shares for each page and for the card of each project. */
const landingScripts = {fixed: 126_700, perProject: 110};

/**
 * Everything the landing page loads except fonts and print styles, in bytes: scripts, HTML with the drawing and the
 * icons, styles, and images, and shares for each page and each project.
 */
const landingTotal = {fixed: 161_000, perProject: 400};

test('the landing page grows by a few bytes for each project', () => {
  const scripts = total(measured.find(({route}) => route === '')?.scripts ?? []);
  const parts = [
    'index.html',
    ...filesOf('', 'script[src]', 'src'),
    ...filesOf(
      '',
      'link[rel="stylesheet"]:not([media]), link[rel="icon"], link[rel="preload"]:not([as="font"])',
      'href',
    ),
    ...filesOf('', 'img[src]', 'src'),
  ];
  const all = total([...new Set(parts)]);
  console.log(`landing page: scripts ${scripts}, everything ${all} bytes`);
  expect(scripts).toBeGreaterThan(leastCode);
  const budget = ({fixed, perProject}: typeof landingScripts): number =>
    fixed + perProject * catalog.projects.length + bytesForEachPage * measured.length + clientGrowth;
  expect(scripts).toBeLessThanOrEqual(budget(landingScripts));
  expect(all).toBeLessThanOrEqual(budget(landingTotal));
});

/** What each page may add to the search index, in bytes: to the file that is read first, and in total. */
const indexBudgets = {startPerPage: 10, allPerPage: 4_700};

/** Maximum bytes of another file of the index: a query reads several. */
const largestIndexFile = 12_000;

test('the search index grows with the pages, in small files', () => {
  const [folder, ...others] = fs.readdirSync(buildDir).filter((name) => name.startsWith('search-index-'));
  expect(folder).toBeDefined();
  expect(others).toEqual([]);
  const files = fs.readdirSync(built(folder ?? '')).map((name) => ({name, size: gzipSize(`${folder}/${name}`)}));
  const start = gzipSize(startFile);
  const all = files.reduce((sum, {size}) => sum + size, start);
  const largest = Math.max(...files.map(({size}) => size));
  const indexed = pages.filter((route) => !/\/(?:tags|category)(?:\/|$)/.test(route)).length;
  console.log(`search index: ${start} bytes at first, at most ${largest} in a file, ${all} in all, ${indexed} pages`);
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThanOrEqual(indexBudgets.startPerPage * indexed);
  expect(largest).toBeLessThanOrEqual(largestIndexFile);
  expect(all).toBeLessThanOrEqual(indexBudgets.allPerPage * indexed);
});
