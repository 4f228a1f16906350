import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import loader from '../src/references/dependenciesLoader.js';
import {references} from '../src/references/index.js';
import {siteWith} from './sample.js';

it('a page of references is compiled again when a file changes that it is made from, and no other page', () => {
  const siteDir = path.join(import.meta.dirname, '../../..');
  /** Files that the loader names to the bundler. */
  const filesOf = (text: string): string[] => {
    const {configureWebpack} = references(siteWith(), {siteDir} as LoadContext);
    const [rule] = (configureWebpack?.({}, true, {} as never, undefined)?.module?.rules ?? []) as {options: never}[];
    const found: string[] = [];
    const context = {
      resourcePath: path.join(siteDir, 'guide/page.md'),
      getOptions: () => rule?.options as never,
      addDependency: (file: string) => found.push(path.relative(siteDir, file)),
    };
    expect(loader.call(context, text)).toBe(text);
    return found;
  };
  expect(filesOf('<RuleReference group="pages" />')).toContain('packages/content-lint/dist/index.js');
  expect(filesOf('Text.')).toEqual([]);
});
