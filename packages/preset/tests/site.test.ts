import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {catalogConfig, type CatalogChoices, type ConfigOptions} from '../src/index.js';
import {choices, siteWith} from './sample.js';

/** A folder with the first page of each area. */
const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
choices.areas.forEach(({folder}) => {
  fs.mkdirSync(path.join(siteDir, folder));
  fs.writeFileSync(path.join(siteDir, folder, 'intro.md'), '');
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const {include, exclude} = siteWith().offlineCopyOptions;

it('keeps the data of lessons for reading offline', () => {
  expect(include('courses/K-13/data/birds.csv', new Set())).toBe(true);
  expect(include('courses/data/birds.csv', new Set())).toBe(true);
  expect(include('docs/Owl Kit/data/birds.csv', new Set())).toBe(false);
});

it('keeps no social cards and no copies of category pages', () => {
  const names = ['docs/category/owls.html', 'docs/category/owls-1.html', 'docs/category/owls-1/index.html'];
  // The page of a folder with this name.
  const all = [...names, 'docs/category/zebra-2.html', 'img/cards/docs-0123.png', 'img/logo.svg'];
  const known = new Set(all);
  expect(all.filter((name) => exclude(name, known))).toEqual([
    'docs/category/owls-1.html',
    'docs/category/owls-1/index.html',
    'img/cards/docs-0123.png',
  ]);
});

it.each<[string, Partial<CatalogChoices>, RegExp]>([
  [
    'an area that is none',
    {areaFolders: {projects: 'docs', lessons: 'lessons'}},
    /areaFolders\.lessons names "lessons", which is no area; write one of docs, api/,
  ],
  ['a menu of tags that is none', {tagsMenu: ['owls']}, /tagsMenu names "owls", which is no area/],
  ['an unknown choice', {logo: 'owl.svg'} as never, /logo/],
  [
    'a base path without slashes',
    {address: {url: 'https://a.example', baseUrl: 'catalog'}},
    /address\.baseUrl.*write the path with slashes around it/,
  ],
])('refuses %s, by its name', (_, changes, message) => {
  expect(() => siteWith(changes)).toThrow(message);
});

it('refuses an area without a first page, before Docusaurus looks for it', () => {
  expect(() => catalogConfig(siteWith(), {siteDir: fs.mkdtempSync(path.join(os.tmpdir(), 'areas-'))})).toThrow(
    /"areas" names "docs", but there is no docs\/intro\.md/,
  );
});

it('refuses a package in another version than its own, and says which to write', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  fs.cpSync(siteDir, folder, {recursive: true});
  const theme = path.join(folder, 'node_modules/@training-catalog/theme');
  fs.mkdirSync(theme, {recursive: true});
  fs.writeFileSync(path.join(theme, 'package.json'), '{"version": "7.0.0"}');
  expect(() => catalogConfig(siteWith(), {siteDir: folder})).toThrow(
    /theme is there in two versions: the site has 7\.0\.0 .*write \^\d+\.\d+\.\d+ there/,
  );
  fs.rmSync(folder, {recursive: true});
});

it('makes a configuration of nothing but projects', () => {
  const config = catalogConfig(siteWith({areaFolders: {projects: 'docs'}, areas: choices.areas.slice(0, 1)}), {
    siteDir,
  });
  const names = JSON.stringify([config.plugins, config.themes]);
  expect(names).not.toMatch(/openapi|plugin-content-docs/);
  expect(names).toContain('@training-catalog/search');
  expect(config.themeConfig?.navbar).toMatchObject({
    items: [{label: 'Documentation'}, {label: 'Tags'}, {type: 'search'}],
  });
});

it('has menus of versions and languages if the site wants them, or has versions', () => {
  const menusOf = (folder: string, menus: ConfigOptions['menus'] = []): string =>
    JSON.stringify(catalogConfig(siteWith(), {siteDir: folder, menus, environment: {}}).themeConfig?.navbar);
  expect(menusOf(siteDir)).not.toMatch(/Dropdown/);
  expect(menusOf(siteDir, ['versions', 'languages'])).toMatch(/docsVersionDropdown.*localeDropdown/);
  const versioned = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  fs.cpSync(siteDir, versioned, {recursive: true});
  fs.writeFileSync(path.join(versioned, 'versions.json'), '["1.0"]');
  expect(menusOf(versioned)).toContain('docsVersionDropdown');
  fs.rmSync(versioned, {recursive: true});
});

it('leaves out what a site does without, and takes options of parts', () => {
  const config = catalogConfig(siteWith(), {
    siteDir,
    parts: {'@training-catalog/figures': false, '@training-catalog/search': {maxSuggestions: 4}},
  });
  const all = JSON.stringify([config.plugins, config.themes]);
  expect(all).not.toContain('@training-catalog/figures');
  expect(all).toContain('"maxSuggestions":4');
  expect(JSON.stringify(catalogConfig(siteWith(), {siteDir}).plugins)).toContain('@training-catalog/figures');
});
