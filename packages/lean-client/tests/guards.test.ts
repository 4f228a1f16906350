import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import lazyRegistry from '../src/lazyRegistry.js';
import {pageTemplate, withScriptsOnDemand} from '../src/pageTemplate.js';
import {withoutChunkMap} from '../src/productionBuild.js';
import {packageFolder} from '@training-catalog/utils/node';
import {replaceModules} from '../src/replaceModules.js';

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
  const folder = path.join(packageFolder('@docusaurus/core', import.meta.url), 'lib/client');
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
    const importer = path.join(packageFolder('@docusaurus/core', import.meta.url), 'lib/client/clientEntry.js');
    const replace = (request: string, from: string) =>
      replaceModules(bundler, [{request, importers: [from], file: path.resolve('src/client/preload.ts')}]);
    expect(replace('./preload', importer)).toEqual([{pattern: /^\.\/preload$/}]);
    expect(() => replace('./preloads', importer)).toThrow(
      /clientEntry\.js does not import "\.\/preloads", so src\/client\/preload\.ts would not be used; find what imports/,
    );
    expect(() => replace('./preload', `${importer}x`)).toThrow(/clientEntry\.jsx does not exist, so/);
  });

  it('the order of scripts in a page', () => {
    const parts = [
      'it.stylesheets.forEach(',
      '</head>',
      'it.appHtml',
      '<template ',
      '.toSorted(',
      '</template>',
      '</body>',
    ];
    const template = pageTemplate();
    const places = parts.map((part) => template.indexOf(part));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(() => withScriptsOnDemand('<% it.scripts.map((script) => { %><% }); %>\n  </body>')).toThrow(
      /does not contain the list of scripts and the end of the body exactly once/,
    );
  });

  it('the list of modules of the development server', () => {
    expect(lazyRegistry('[() => import("a"), "a", require.resolveWeak("a")]')).toBe('[() => import("a"), "a", ("a")]');
    expect(() => lazyRegistry('[() => import("a")]')).toThrow(/holds no "require\.resolveWeak\("/);
  });
});
