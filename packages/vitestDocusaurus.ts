import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin, ViteUserConfig} from 'vitest/config';

const exportsOfClient = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
  'lib/client/exports',
);

/** Generated modules that components read, as in a site in English without translations; all others are empty. */
const generated: Readonly<Record<string, object>> = {
  'docusaurus.config': {title: 'Site', url: 'https://example.org', baseUrl: '/base/'},
  i18n: {defaultLocale: 'en', currentLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en'}}},
};

/** Resolves modules as the bundler of Docusaurus does, for tests of components. */
export const docusaurusModules: Plugin = {
  name: 'docusaurus-modules',
  enforce: 'pre',
  resolveId(id, importer = '') {
    // A component that a site may replace is that of the package.
    const [, part] = /^@theme\/(.+)$/.exec(id) ?? [];
    const [source] = /^.*\/src\//.exec(importer) ?? [];
    if (part !== undefined && source !== undefined) {
      return path.join(source, 'theme', part, 'index.tsx');
    }
    const [, name] = /^@docusaurus\/([A-Z]\w+|use\w+|router)$/.exec(id) ?? [];
    return name === undefined
      ? id.startsWith('@generated/')
        ? // Not `.json`, which would be parsed.
          `\0${id}.js`
        : undefined
      : path.join(exportsOfClient, `${name}.js`);
  },
  load(id) {
    return id.startsWith('\0@generated/')
      ? `export default ${JSON.stringify(generated[id.slice('\0@generated/'.length, -'.js'.length)] ?? {})};`
      : undefined;
  },
};

/** How the components of Docusaurus are loaded: they are published with JSX in files that end in .js. */
export const docusaurusCode: Pick<ViteUserConfig, 'esbuild'> & {server: NonNullable<ViteUserConfig['test']>['server']} =
  {
    server: {deps: {inline: [/@docusaurus\/(?:core\/lib\/client|theme-common)/]}},
    esbuild: {
      jsx: 'automatic',
      loader: 'tsx',
      include: [/\.[mc]?tsx?$/, /@docusaurus\/(?:core\/lib\/client|theme-common)\/.*\.js$/],
      exclude: [],
    },
  };
