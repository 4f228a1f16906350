import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {sidebarCategories} from '../src/sidebarCategories.js';
import {siteIn} from './siteIn.js';

let siteDir: string;
const items = (folder: string) => [
  {type: 'doc', id: `${folder}/overview`},
  {type: 'category', label: 'Owls', items: [{type: 'doc', id: `${folder}/count-owls`, label: 'Count owls'}]},
];

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sidebar-'));
  const write = (file: string, value: unknown): void => {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), JSON.stringify(value));
  };
  const sets = ['Day', 'Night'].map((folder) => ({id: folder.toLowerCase(), file: `${folder}.yaml`, folder}));
  write('openapi/sets.json', sets);
  sets.forEach(({file, folder}) => {
    write(`openapi/${file}`, {});
    write(`api/${folder}/sidebar.json`, items(folder));
  });
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

it('a sidebar has a category for each set, with the items of its file', () => {
  expect(sidebarCategories(siteIn(siteDir))).toEqual(
    ['Day', 'Night'].map((folder) => ({type: 'category', label: folder, collapsed: false, items: items(folder)})),
  );
});

it('with keys, no two items of the sidebar have the same', () => {
  const [day, night] = sidebarCategories<{key: string; items?: {key: string}[]}>(siteIn(siteDir), {hasKeys: true});
  const keysOf = (all: readonly {key: string; items?: {key: string}[]}[] = []): string[] =>
    all.flatMap(({key, items: more = []}) => [key, ...more.map((item) => item.key)]);
  expect(keysOf(day?.items)).toEqual(['Day/overview', 'Day/Owls', 'Day/count-owls']);
  expect(keysOf(night?.items)).toEqual(['Night/overview', 'Night/Owls', 'Night/count-owls']);
});
