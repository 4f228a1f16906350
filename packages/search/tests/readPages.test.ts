// Which pages of a finished build are searched, and with what.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPages, type FinishedSite, type ReadSettings} from '../src/index/readPages.js';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const document = (title: string, text: string, head = ''): string =>
  `<html><head><meta name="description" content="About ${title}">${head}</head><body><main><article><header><h1>${title}</h1></header><p>${text}</p><h2>More<a class="hash-link" href="#more">#</a></h2><p>Below.</p></article></main></body></html>`;

const docsPlugin = 'docusaurus-plugin-content-docs';
const blogPlugin = 'docusaurus-plugin-content-blog';
const pagesPlugin = 'docusaurus-plugin-content-pages';

interface Page {
  plugin: string;
  route: string;
  html: string;
  /** File below the build folder; by default that of a site without slashes at the end of its routes. */
  file?: string;
}

interface Address {
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

/** Writes a build with these pages. Routes of a plugin are below one of its own, as those of Docusaurus are. */
function siteOf(pages: readonly Page[], address: Address = {baseUrl: '/', trailingSlash: false}): FinishedSite {
  const {baseUrl, trailingSlash} = address;
  const outDir = path.join(siteDir, 'build');
  for (const {route, html, file = `${route.slice(baseUrl.length) || 'index'}.html`} of pages) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), html);
  }
  const doc = (permalink: string, isLast = true) => ({
    isLast,
    docs: [{permalink, source: `@site${permalink}.md`, tags: [{label: 'Birds'}], frontMatter: {}}],
  });
  return {
    outDir,
    siteDir,
    baseUrl,
    siteConfig: {trailingSlash},
    routes: pages.map(({plugin, route}) => ({
      path: baseUrl,
      component: '',
      plugin: {name: plugin, id: 'default'},
      routes: [{path: route, component: ''}],
    })),
    plugins: [
      {
        name: docsPlugin,
        content: {loadedVersions: [doc(`${baseUrl}docs/owl`), doc(`${baseUrl}docs/1.0/owl`, false)]},
      },
      {name: blogPlugin, content: {blogPosts: [{metadata: {permalink: `${baseUrl}blog/first`}}]}},
    ],
  } as unknown as FinishedSite;
}

const settings: ReadSettings = {ignoreCssSelectors: [], kinds: {}, ownName: 'search'};
const urlsOf = (pages: readonly Page[], address?: Address): string[] =>
  readPages(siteOf(pages, address), settings).map(({url}) => url);

const owl: Page = {plugin: docsPlugin, route: '/docs/owl', html: document('Owl', 'An owl.')};

describe('the pages that are searched', () => {
  it('are documents, posts, and pages, with the landing page, but no lists and no results page', () => {
    expect(
      urlsOf([
        owl,
        {...owl, route: '/docs/tags/birds'},
        {plugin: blogPlugin, route: '/blog/first', html: document('Post', 'A post.')},
        {plugin: blogPlugin, route: '/blog', html: document('Blog', 'All posts.')},
        {plugin: pagesPlugin, route: '/', html: document('Welcome', 'Start here.')},
        {plugin: 'another-plugin', route: '/map', html: document('Map', 'A map.')},
        {plugin: 'search', route: '/search', html: document('Search', 'Type.')},
      ]),
    ).toEqual(['/', '/blog/first', '/docs/owl', '/map']);
  });

  it('are those of the last version', () => {
    expect(urlsOf([owl, {...owl, route: '/docs/1.0/owl'}])).toEqual(['/docs/owl']);
  });

  it('are not those that search engines may not list', () => {
    const hidden = document('Draft', 'Not yet.', '<meta name="robots" content="noindex, nofollow">');
    expect(urlsOf([owl, {plugin: pagesPlugin, route: '/draft', html: hidden}])).toEqual(['/docs/owl']);
  });

  it.each([
    [undefined, '/base/docs/owl', 'docs/owl/index.html', '/base/docs/owl'],
    [true, '/base/docs/owl/', 'docs/owl/index.html', '/base/docs/owl/'],
    [false, '/base/docs/owl', 'docs/owl.html', '/base/docs/owl'],
  ])('are found below a base path, with the setting trailingSlash: %s', (trailingSlash, route, file, url) => {
    expect(urlsOf([{...owl, route, file}], {baseUrl: '/base/', trailingSlash})).toEqual([url]);
  });

  it('stop a build that has none', () => {
    expect(() => urlsOf([])).toThrow(/has no page to search; remove the theme, or add pages/);
  });
});

describe('a page', () => {
  it('has its title, headings, texts, tags, and what the site knows of it', () => {
    const pageFacts = () => ({
      summary: 'Sees at night',
      questions: ['Who is awake?'],
      words: ['barn'],
      weight: 0.7,
      kind: 'bird',
    });
    const read = (): unknown => readPages(siteOf([owl]), {...settings, kinds: {bird: 'Birds only'}, pageFacts});
    const expected = [
      {
        url: '/docs/owl',
        title: 'Owl',
        path: [],
        description: 'About Owl',
        tags: ['Birds'],
        summary: 'Sees at night',
        questions: ['Who is awake?'],
        words: ['barn'],
        weight: 0.7,
        kind: 'bird',
        headings: [['More', '#more']],
        texts: ['An owl.', 'Below.'],
      },
    ];
    expect(read()).toEqual(expected);
    expect(read(), 'from the cache').toEqual(expected);
  });

  it('has no text of elements that the site leaves out', () => {
    const html = document('Owl', 'An owl <span class="hidden">in the dark</span>.');
    const [page] = readPages(siteOf([{...owl, html}]), {...settings, ignoreCssSelectors: ['.hidden']});
    expect(page?.texts[0]).toBe('An owl .');
  });

  it.each([0, -1, Number.NaN, Infinity])('of the weight %d stops the build', (weight) => {
    expect(() => readPages(siteOf([owl]), {...settings, pageFacts: () => ({weight})})).toThrow(
      /option "pageFacts" gives @site\/docs\/owl\.md the weight .*; write a number above 0/,
    );
  });

  it('of a kind without a label stops the build', () => {
    const pageFacts = () => ({kind: 'bird'});
    expect(() => readPages(siteOf([owl]), {...settings, pageFacts})).toThrow(
      'option "pageFacts" gives @site/docs/owl.md the kind "bird", which the option "kinds" does not have; add it there with the label of its filter',
    );
  });
});
