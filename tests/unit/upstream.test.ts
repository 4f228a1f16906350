import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {CurrentBundler} from '@docusaurus/types';
import caseSensitiveRoutes from '../../plugins/case-sensitive-routes';
import {withoutChunkMap} from '../../plugins/upstream-patches/docusaurus-client';
import {propsSources} from '../../plugins/upstream-patches/docusaurus-client/clientData';
import {pageTemplate, withScriptsLast} from '../../plugins/upstream-patches/docusaurus-client/pageTemplate';
import {registrySource} from '../../plugins/upstream-patches/docusaurus-client/routeTable';
import {packageFolder, replaceModules} from '../../plugins/upstream-patches/replaceModules';

const require = createRequire(import.meta.url);
it('a module is replaced in its importers only, not in other files of their folder', () => {
  interface Resource {
    request: string;
    context: string;
    contextInfo: {issuer: string};
  }
  class NormalModuleReplacementPlugin {
    constructor(
      readonly pattern: RegExp,
      readonly replace: (resource: Resource) => void,
    ) {}
  }
  const folder = path.join(packageFolder('@docusaurus/core'), 'lib/client');
  const [replaced] = replaceModules({instance: {NormalModuleReplacementPlugin}} as unknown as CurrentBundler, [
    {request: './preload', importers: [path.join(folder, 'clientEntry.js')], file: 'ours.ts'},
  ]) as unknown as NormalModuleReplacementPlugin[];
  const requested = (importer: string): string => {
    const resource = {request: './preload', context: folder, contextInfo: {issuer: path.join(folder, importer)}};
    replaced?.replace(resource);
    return resource.request;
  };
  expect(requested('clientEntry.js')).toBe('ours.ts');
  expect(requested('serverEntry.js')).toBe('./preload');
});

it('every package whose text or internal files we rely on has an exact version', () => {
  const {dependencies, overrides} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'overrides',
    Record<string, string>
  >;
  const {packages} = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {dependencies?: Record<string, string>}>;
  };
  const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  /** Whether all packages that ask for this one name the same exact version, or the project does. */
  const isPinned = (name: string): boolean => {
    const askedBy = (isOurs: boolean): string[] =>
      Object.entries(packages).flatMap(([folder, one]) =>
        folder.startsWith('packages/') === isOurs ? (one.dependencies?.[name] ?? []) : [],
      );
    const own = dependencies[name] ?? overrides[name] ?? overrides[`${name}@1`] ?? askedBy(true)[0];
    const asked = askedBy(false);
    return own === undefined ? asked.every((version) => exact.test(version)) : exact.test(own);
  };
  const names = [
    ...['@docusaurus/core', '@docusaurus/plugin-content-docs', '@docusaurus/theme-classic', '@docusaurus/theme-common'],
    ...['@docusaurus/utils', '@docusaurus/utils-common', '@easyops-cn/docusaurus-search-local', 'mermaid', 'jiti'],
    ...['@redocly/openapi-core', 'docusaurus-plugin-openapi-docs', 'docusaurus-theme-openapi-docs'],
  ];
  expect(names.filter((name) => !isPinned(name))).toEqual([]);
});

describe('Edits of Docusaurus that match nothing stop the build:', () => {
  it('the plugin that maps chunks', () => {
    class ChunkAssetPlugin {
      apply(): void {
        // Nothing to do.
      }
    }
    class Other extends ChunkAssetPlugin {}
    const other = new Other();
    expect(withoutChunkMap([new ChunkAssetPlugin(), other])).toEqual([other]);
    expect(() => withoutChunkMap([other])).toThrow(/no longer adds the bundler plugin "ChunkAssetPlugin"; find what/);
  });

  it('a replaced module', () => {
    class NormalModuleReplacementPlugin {
      constructor(readonly pattern: RegExp) {}
    }
    const bundler = {instance: {NormalModuleReplacementPlugin}} as unknown as CurrentBundler;
    const importer = path.join(packageFolder('@docusaurus/core'), 'lib/client/clientEntry.js');
    const replace = (request: string, from: string) =>
      replaceModules(bundler, [{request, importers: [from], file: path.resolve('src/upstream/preload.ts')}]);
    expect(replace('./preload', importer)).toEqual([{pattern: /^\.\/preload$/}]);
    expect(() => replace('./preloads', importer)).toThrow(
      /clientEntry\.js does not import "\.\/preloads", so src\/upstream\/preload\.ts would not be used; find what imports/,
    );
    expect(() => replace('./preload', `${importer}x`)).toThrow(/clientEntry\.jsx does not exist, so/);
  });

  it('the module that renders routes', () => {
    const {configureWebpack} = caseSensitiveRoutes();
    expect(configureWebpack?.({}, false, {} as never, undefined)).toHaveProperty('resolve.alias');
  });

  it('the order of scripts in a page', () => {
    const parts = ['it.stylesheets.forEach(', '</head>', 'it.appHtml', 'it.scripts.toSorted(', '</body>'];
    const places = parts.map((part) => pageTemplate.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(() => withScriptsLast('<% it.scripts.map((script) => { %><% }); %>\n  </body>')).toThrow(
      /does not contain the list of scripts and the end of the body exactly once/,
    );
  });

  it('the modules of the registry', () => {
    const source = (load: string): string =>
      registrySource(
        {a: {load, request: '@site/a', id: 'id("@site/a")'}},
        ['a'],
        () => '',
        (name) => `${name}.js`,
      );
    expect(source('import("@site/a")')).toBe('{"a": [import("@site/a.js"), "", id("@site/a.js")]}');
    expect(() => source("import('@site/a')")).toThrow(
      /entry a does not import "@site\/a" by this name; Docusaurus changed/,
    );
  });

  it('the props of areas', () => {
    expect(() => propsSources(['@site/docs/a.md'], () => ({}))).toThrow(
      /registry\.js: no props of areas; Docusaurus changed/,
    );
  });

  it('the list of modules of the development server', () => {
    const lazyRegistry = require('../../plugins/dev-lazy-compilation/lazyRegistry.js') as (source: string) => string;
    expect(lazyRegistry('[() => import("a"), "a", require.resolveWeak("a")]')).toBe('[() => import("a"), "a", ("a")]');
    expect(() => lazyRegistry('[() => import("a")]')).toThrow(/holds no "require\.resolveWeak\("/);
  });
});
