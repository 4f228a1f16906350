// Every address that was ever published works, and every page can be found.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {frontMatterOf, routeOf} from '@training-catalog/content-lint';
import {filesIn} from '@training-catalog/utils/node';
import {addressesOfFiles, lostAddresses, resolveRequest} from '@training-catalog/pages-deploy';
import {siteSettings} from '../../site.config';
import {address} from '../../catalog.config';
import {baseline} from '../../tools/bench/searchQuality';
import {fileNameFaults} from '../support/fileNames';
import {secondSite} from '../support/secondSite';
import {built, buildDir, catalog, isCategoryCopy, pages, root, routeOfUrl, routes, textOf} from './builtSite';

test('every address of the baseline works', () => {
  expect(baseline).toContain('/docs/Region2vec/hot-to');
  const missing = baseline.filter(
    (route) => resolveRequest(buildDir, address.baseUrl, encodeURI(address.baseUrl + route.slice(1))).kind !== 'file',
  );
  expect(missing, 'lead each of them on in redirects.yml').toEqual([]);
});

test('no version or content that is part of a file name is promised as an address', () => {
  const files = filesIn(buildDir);
  const folderOf = (file: string): string => path.posix.dirname(file);
  const withPages = new Set(files.filter((file) => file.endsWith('.html')).map(folderOf));
  // A project may have the version in its name: its files are beside its pages, or in a folder there.
  const isOfPages = (file: string): boolean =>
    withPages.has(folderOf(file)) || (file.split('/').length > 2 && withPages.has(folderOf(folderOf(file))));
  /** The name with another version, and other content. */
  const later = (file: string): string =>
    file
      .replaceAll(/\d+\.\d+\.\d+/g, '999.0.0')
      .replaceAll(/(?<![\da-f])(?=\d*[a-f])[\da-f]{8,}(?![\da-z])/g, '0a0a0a0a');
  const changing = files.filter((file) => !isOfPages(file) && later(file) !== file);
  // Pyodide, and the index of the search.
  expect(changing.some((file) => file.endsWith('.wasm'))).toBe(true);
  expect(changing.some((file) => file.startsWith('search-index-'))).toBe(true);
  const next = files.map((file) => (isOfPages(file) ? file : later(file)));
  expect(lostAddresses(addressesOfFiles(files), addressesOfFiles(next))).toEqual([]);
});

test('macOS and Windows can have every file of the build', () => {
  const files = filesIn(buildDir);
  expect(files).toContain('index.html');
  expect(fileNameFaults(files)).toEqual([]);
});

test('the build prints no warnings', () => {
  const log = fs.readFileSync('build.log', 'utf8');
  expect(log).toContain('Generated static files');
  expect(log.split('\n').filter((line) => /\bwarn(ing)?\b/i.test(line))).toEqual([]);
});

test('a broken link and two pages at one address are warnings, and do not stop a build', () => {
  const log = fs.readFileSync(secondSite.log, 'utf8');
  expect(log).toMatch(
    /Broken link on source page path = \/river-catalog\/docs\/broken:\n\s+-> linking to \/river-catalog\/docs\/nowhere/,
  );
  expect(log).toContain('Duplicate routes found');
});

test('the sitemap lists every page once by its clean address, and nothing else', () => {
  const listed = [...textOf('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.map((url) => decodeURI(url).replace(root, '')).sort()).toEqual([...pages].sort());
  expect(listed).not.toContain(`${root}search`);
  expect(routes.filter(isCategoryCopy).length).toBeGreaterThan(0);
});

test('every Markdown file of an area is a page, at the route that the content rules compute', () => {
  const sources = siteSettings.areaIds.flatMap((area) => filesIn('.', area)).filter((file) => /\.mdx?$/.test(file));
  const documents = pages.filter(
    (route) => siteSettings.areaIds.includes(route.split('/')[0] ?? '') && !/\/(?:tags|category)(?:\/|$)/.test(route),
  );
  const computed = sources.map((file) => routeOf(file, frontMatterOf(fs.readFileSync(file, 'utf8'))));
  expect(computed.sort()).toEqual(documents.map((route) => `/${route}`).sort());
});

test('every project folder is a project of the catalog, with all of its pages', () => {
  const folders = fs.readdirSync('docs', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const wanted = folders.map(({name}): [string, number] => [
    name,
    fs.readdirSync(`docs/${name}`).filter((file) => file.endsWith('.md')).length,
  ]);
  expect(new Map(catalog.projects.map(({name, pages: own}) => [name, own.length]))).toEqual(new Map(wanted));
});

test('a project without an index page redirects to its main page', () => {
  const faults = catalog.projects
    .filter(({name, url}) => routeOfUrl(url) !== `docs/${name}`)
    .filter(({name, url}) => !textOf(`docs/${name}.html`).includes(`<link rel="canonical" href="${url}">`));
  expect(faults.map(({name}) => name)).toEqual([]);
});

test('the second file of each page serves the address with a trailing slash', () => {
  const lost = routes.filter((route) => route !== '' && !fs.existsSync(built(`${route}/index.html`)));
  expect(lost).toEqual([]);
});
