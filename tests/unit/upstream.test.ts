import {execFileSync} from 'node:child_process';
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
const ledger = fs.readFileSync('UPSTREAM.md', 'utf8');

/** An internal module of a package: below `lib/` or `dist/`, or an entry that the package calls internal. */
const inside = /['"](?<name>(?:@(?!site\/|generated\/|theme)[\w-]+\/)?[\w-]+\/(?:lib|dist|internal)(?:\/[^'"]*)?)['"]/g;

/** Imports of internal modules of packages, in code that is not a test. */
const reaches = (): string[] => {
  const folders = ['plugins', 'src', 'shared', 'content-lint', 'lib', 'tools', 'docusaurus.config.ts'];
  const files = execFileSync('git', ['ls-files', ...folders], {encoding: 'utf8'}).split('\n');
  const statements = files
    .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith('.d.ts') && fs.existsSync(file))
    .flatMap((file) => fs.readFileSync(file, 'utf8').match(/(?:from|import\(|require\(|Context\()\s*'[^']+'/g) ?? []);
  const names = statements.flatMap((statement) =>
    [...statement.matchAll(inside)].map(({groups}) => groups?.name ?? ''),
  );
  return [...new Set(names)].sort();
};

/** The ledger names the package in one place and the file in another. */
const isListed = (name: string): boolean => ledger.includes(path.posix.basename(name).replace(/\.(?:js|html)$/, ''));

describe('UPSTREAM.md', () => {
  it('lists every internal module of a package that the code imports', () => {
    const found = reaches();
    expect(found).toContain('docusaurus-plugin-openapi-docs/lib/sidebars');
    expect(found.filter((name) => !isListed(name))).toEqual([]);
  });

  it('lists every module that replaces one of Docusaurus', () => {
    const ours = fs.readdirSync('src/upstream').filter((name) => /\.(?:ts|js)$/.test(name));
    expect(ours.filter((name) => !ledger.includes(`\`${name}\``))).toEqual([]);
  });

  it('gives each patch a gain, a guard, and an end', () => {
    const rows = ledger
      .split('\n## Newer versions')[0]
      ?.split('\n')
      .filter((line) => /^\| (?!Patch|---)/.test(line));
    expect(rows?.length).toBeGreaterThan(0);
    expect(
      rows?.filter((row) => {
        const cells = row.split('|').slice(1, -1);
        return cells.length !== 5 || cells.some((cell) => cell.trim() === '');
      }),
    ).toEqual([]);
  });
});

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
    const own = dependencies[name] ?? overrides[name] ?? overrides[`${name}@1`];
    const asked = Object.values(packages).flatMap((one) => one.dependencies?.[name] ?? []);
    return own === undefined ? asked.every((version) => exact.test(version)) : exact.test(own);
  };
  const names = [
    ...reaches().map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''),
    // The ledger names these by their files or settings.
    ...['mermaid', 'jiti', '@docusaurus/core', '@docusaurus/theme-classic', '@docusaurus/utils-common'],
    ...['@easyops-cn/docusaurus-search-local', '@redocly/openapi-core'],
  ];
  expect([...new Set(names)].filter((name) => !isPinned(name))).toEqual([]);
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
