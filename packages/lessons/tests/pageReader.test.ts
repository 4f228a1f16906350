import fs from 'node:fs';
import path from 'node:path';
import type {ParsedSource} from '@training-catalog/content-model';
import {ResultCache} from '@training-catalog/utils/node';
import {afterEach, expect, it} from 'vitest';
import {pageReader} from '../src/pageReader.js';
import {owlFiles, owlSite, type OwlSite} from './site.js';

const lesson = '---\ntitle: set up\n---\n\n## Count\n\n::minutes[20]\n';

let site: OwlSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

it('a page is parsed again only when its text has changed, also in the next build', async () => {
  site = await owlSite(undefined, {...owlFiles, 'docs/lessons/set up.md': lesson});
  const dir = site.dir;
  const source = path.join(dir, 'docs/lessons/set up.md');
  let parsed = 0;
  const build = (): void => {
    const cache = new ResultCache<ParsedSource>(dir, 'lessons/pages', []);
    const readPage = pageReader({
      getOrCompute: (compute, ...input) =>
        cache.getOrCompute(
          () => {
            parsed++;
            return compute();
          },
          ...input,
        ),
    });
    const page = {file: 'docs/lessons/set up.md', source};
    expect([readPage(page), readPage(page)].map(({text}) => text)).toEqual(
      new Array(2).fill(fs.readFileSync(source, 'utf8')),
    );
    cache.save();
  };
  build();
  expect(parsed).toBe(0);
  fs.appendFileSync(source, 'More.');
  build();
  build();
  expect(parsed).toBe(1);
});
