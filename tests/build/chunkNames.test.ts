import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {MiniSite} from '../support/miniSite';

const page = (text: string): string => `---\ntitle: A page\ndescription: A page for a test of names.\n---\n\n${text}\n`;

const site = MiniSite.create({'docs/edited.md': page('Before.'), 'docs/other.md': page('As it was.')});

afterAll(() => site.remove());

/** Builds the site. @returns the scripts that pages name in their HTML, by page. */
async function build(): Promise<(file: string) => string[]> {
  const {ok, output} = await site.buildAll();
  expect(ok, output).toBe(true);
  const pages = new Map(
    ['index', 'docs/edited', 'docs/other', 'docs/intro', 'api/intro'].map((name) => {
      const html = fs.readFileSync(path.join(site.dir, 'build', `${name}.html`), 'utf8');
      return [name, Array.from(html.matchAll(/assets\/js\/[^"' >]+\.js/g), String)];
    }),
  );
  return (name) => pages.get(name) ?? [];
}

it('an edit of one page changes the names of at most two scripts of another page', {timeout: 300_000}, async () => {
  const before = await build();
  site.write({'docs/edited.md': page('After.')});
  const after = await build();
  const changed = (name: string): string[] => after(name).filter((script) => !before(name).includes(script));
  expect(changed('docs/edited').length).toBeGreaterThan(0);
  for (const name of ['index', 'docs/other', 'docs/intro', 'api/intro']) {
    expect(after(name).length, name).toBeGreaterThan(3);
    expect(changed(name).length, name).toBeLessThanOrEqual(2);
  }
  expect(changed('docs/edited').length).toBeLessThanOrEqual(3);
});
