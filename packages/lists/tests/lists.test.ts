// Misspelled on purpose. cspell:ignore servces
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import lists, {remarkLists} from '../src/index.js';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lists-'));

/** What the plugin writes of the services. */
async function servicesWith(options: unknown): Promise<unknown> {
  const written = new Map<string, unknown>();
  const createData = (name: string, data: object): Promise<string> => {
    written.set(name, data);
    return Promise.resolve(name);
  };
  await lists({siteDir} as LoadContext, options).contentLoaded?.({
    actions: {createData} as unknown as PluginContentLoadedActions,
  } as never);
  return written.get('services.json');
}

it.each<[string, unknown, string]>([
  ['an unknown list', {servces: {file: 'a.yml'}}, 'did you mean "services"?'],
  ['a list of errors without its page', {errors: {}}, 'option "errors.page"'],
  ['a file outside of the site', {services: {file: '/etc/services'}}, 'option "services.file": it must be a path'],
])('refuses %s, and says what to write', (_case, options, message) => {
  expect(() => lists({siteDir} as LoadContext, options)).toThrow(message);
});

it('gives the list of services nothing where a site has none', async () => {
  expect(await servicesWith({})).toEqual([]);
  expect(await servicesWith({services: {file: 'services.yml'}})).toEqual([]);
});

it('stops at a list of services that is wrong, with file and line', async () => {
  fs.writeFileSync(path.join(siteDir, 'services.yml'), '- name: Map\n  url: http://owls.org\n');
  await expect(servicesWith({services: {file: 'services.yml'}})).rejects.toThrow('services.yml:2');
});

it('imports the lists that a page names, and no other', () => {
  const tree = {type: 'root', children: [{type: 'mdxJsxFlowElement', name: 'EventList', attributes: [], children: []}]};
  remarkLists()(tree as unknown as Root);
  const imported = JSON.stringify(tree.children.filter(({type}) => type === 'mdxjsEsm'));
  expect(imported).toContain('@theme/EventList');
  expect(imported).not.toContain('@theme/ErrorList');
});
