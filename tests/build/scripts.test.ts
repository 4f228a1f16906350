// Properties of the scripts of the build.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {built, pageAt, textOf} from './builtSite';

/** Scripts of the build, by their path under assets/js. */
const scripts = fs
  .readdirSync(built('assets/js'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.js'));

// Docusaurus puts its whole configuration into main.js, options of plugins included, but not functions.
test('no script contains the path of the build folder', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => textOf(`assets/js/${name}`).includes(process.cwd()))).toEqual([]);
});

test('without its settings, the build contains no hosted search', () => {
  const styles = fs.readdirSync(built('assets/css'));
  const files = [...scripts.map((name) => `assets/js/${name}`), ...styles.map((name) => `assets/css/${name}`)];
  expect(files.filter((name) => /algolia(?:net)?\.(?:net|com)|DocSearch-Modal/.test(textOf(name)))).toEqual([]);
  expect(pageAt('docs/intro')('meta[http-equiv="Content-Security-Policy"]').attr('content')).not.toContain('algolia');
});
