import fs from 'node:fs';
import {expect, it} from 'vitest';
import {caseSensitiveRoutes} from '@training-catalog/theme/node';

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
    ...['@docusaurus/utils', '@docusaurus/utils-common', '@easyops-cn/docusaurus-search-local', 'jiti'],
    ...[
      'beautiful-mermaid',
      'mermaid',
      '@redocly/openapi-core',
      'docusaurus-plugin-openapi-docs',
      'docusaurus-theme-openapi-docs',
    ],
  ];
  expect(names.filter((name) => !isPinned(name))).toEqual([]);
});

it('the module that renders routes is still imported', () => {
  const {configureWebpack} = caseSensitiveRoutes();
  expect(configureWebpack?.({}, false, {} as never, undefined)).toHaveProperty('resolve.alias');
});
