import {expect, it} from 'vitest';
import {newestOf, renamedSettings, withDocusaurus} from '../../tools/upgrade/versions';

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
  const ofPackage = {devDependencies: {'@docusaurus/types': '3.8.1'}};
  expect(withDocusaurus(ofPackage, version, () => '')).toEqual({devDependencies: {'@docusaurus/types': version}});
});

it('finds the newest of some versions, whatever their order', () => {
  expect(newestOf(['4.6.0', '4.10.1', '4.7.1', '4.4.0'])).toBe('4.10.1');
});

it.each([
  ['3.9.2', []],
  ['3.10.2', [{from: 'experimental_faster', to: 'faster'}]],
])('knows the new names of settings in Docusaurus %s', (version, names) => {
  expect(renamedSettings(version)).toMatchObject(names);
});
