import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {pagesOfKinds} from '../src/index.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

/** A page as Docusaurus renders it. */
const page = (classes: string, main: string): string =>
  `<!doctype html><html lang=en dir=ltr class="${classes}" data-has-hydrated=false><body>${main}</body></html>`;

const doc = (id: string, text: string, plugin = 'default', version = 'current'): string =>
  page(
    `docs-wrapper plugin-docs plugin-id-${plugin} docs-version-${version} docs-doc-page docs-doc-id-${id}`,
    `<main class=main_x1><div class="container a"><div class=row><p>${text}</p></div></div></main>`,
  );

/** Paths of the pages that are chosen of a build with these files. */
function chosen(files: Record<string, string>): string[] {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  folders.push(build);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    fs.writeFileSync(path.join(build, file), text);
  }
  return pagesOfKinds(build).map((one) => one.path);
}

it('pages of one kind differ in their ids, versions, and texts; the largest is chosen', () =>
  expect(
    chosen({
      'docs/owls.html': doc('owls', 'Owls.'),
      'docs/Owl Counter/how-to.html': doc('Owl Counter/how-to', 'How to count owls.'),
      'docs/2.0/owls.html': doc('owls', 'Old.', 'default', '2.0'),
    }),
  ).toEqual(['docs/Owl%20Counter/how-to']));

it('lists of two instances of a plugin are of one kind', () => {
  const list = (plugin: string, text: string): string =>
    doc('tags', text, plugin).replace('docs-doc-page docs-doc-id-tags', 'docs-tags-list-page');
  expect(chosen({'a.html': list('a', 'Owls.'), 'b.html': list('b', 'Owls and hawks.')})).toEqual(['b']);
});

it.each([
  ['plugins', doc('owls', 'Owls.', 'api')],
  ['classes of the page', doc('owls', 'Owls.').replace('docs-doc-page', 'docs-tags-list-page')],
  ['an outer element of the main content', doc('owls', 'Owls.').replace('class=row', 'class=list')],
])('pages of two kinds differ in %s', (_, other) =>
  expect(chosen({'a.html': doc('a', 'A longer page.'), 'b.html': other})).toEqual(['a', 'b']),
);

it('a landing page and a page for missing ones are always chosen', () =>
  expect(
    chosen({'index.html': doc('a', ''), '404.html': doc('b', ''), 'c.html': doc('c', 'Long.'), 'd.html': doc('d', '')}),
  ).toEqual(['', '404.html', 'c']));

it('a page that is the index of its folder has the address of the folder', () =>
  expect(chosen({'owls/index.html': doc('owls', '')})).toEqual(['owls/']));

it('what Docusaurus has not rendered is no page', () =>
  expect(chosen({'moved.html': '<html lang=en><main>Moved.</main></html>', 'a.txt': doc('a', '')})).toEqual([]));
