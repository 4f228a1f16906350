import fs from 'node:fs';
import {expect, it} from 'vitest';
import {changeSources} from '../../tools/upgrade/sourceChanges';
import {newestOf, withDocusaurus} from '../../tools/upgrade/versions';

const manifest = {
  dependencies: {'@docusaurus/core': '3.8.1', 'docusaurus-plugin-openapi-docs': '4.7.1', react: '~19.1.10'},
  devDependencies: {'@docusaurus/types': '3.8.1'},
  overrides: {'@docusaurus/utils': '3.8.1', cheerio: '1.2.0'},
};

it.each([
  ['3.9.2', '4'],
  ['3.10.1', '5'],
])('an upgrade to Docusaurus %s sets all of its packages, and the line %s of the OpenAPI packages', (version, line) => {
  expect(withDocusaurus(manifest, version, (name, wanted) => `${wanted}.x of ${name}`)).toEqual({
    dependencies: {
      '@docusaurus/core': version,
      'docusaurus-plugin-openapi-docs': `${line}.x of docusaurus-plugin-openapi-docs`,
      react: '~19.1.10',
    },
    devDependencies: {'@docusaurus/types': version},
    overrides: {'@docusaurus/utils': version, cheerio: '1.2.0'},
  });
  expect(manifest.overrides['@docusaurus/utils']).toBe('3.8.1');
});

it('finds the newest of some versions, whatever their order', () => {
  expect(newestOf(['4.6.0', '4.10.1', '4.7.1', '4.4.0'])).toBe('4.10.1');
});

it('changes sources as a version requires; a change that matches nothing is an error', () => {
  const changed = (version: string, read: (file: string) => string): string[] => {
    const texts: string[] = [];
    changeSources(version, (file, change) => texts.push(change(read(file))));
    return texts;
  };
  const ours = (file: string): string => fs.readFileSync(file, 'utf8');
  expect(changed('3.8.2', ours)).toEqual([]);
  const [settings, files, wanted, bundler, tabs] = changed('3.10.2', ours);
  expect(settings).toContain("    hooks: {onBrokenMarkdownLinks: 'warn'},\n    mermaid: true,\n");
  expect(settings).not.toContain("  onBrokenMarkdownLinks: 'warn',\n  onDuplicateRoutes");
  expect(files).toContain('mermaid\\.core|');
  expect(wanted).toContain("'./mermaid.core.mjs' ||");
  expect(changed('3.9.2', ours)).toEqual([settings, files, wanted]);
  expect(bundler).toContain('future: {faster: true');
  expect(tabs).toContain(
    "  useTabsContextValue as useTabs,\n  type TabItemProps,\n} from '@docusaurus/theme-common/internal'",
  );
  expect(() => changed('3.10.2', () => '')).toThrow(/does not contain [^]*sourceChanges\.ts/);
});
