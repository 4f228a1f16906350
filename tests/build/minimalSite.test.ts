import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {minimalSite, runInMinimalSite} from '../support/minimalSite';

const broken = path.join(minimalSite.dir, 'docs/broken.md');
afterEach(() => fs.rmSync(broken, {force: true}));

it('content-model: the check of the minimal site passes its pages, and names file and line of a fault', async () => {
  expect(await runInMinimalSite('check')).toMatchObject({status: 0, output: ''});
  fs.writeFileSync(broken, '---\ntitle: Broken\ndescription: one: two\n---\n\nText.\n');
  expect(await runInMinimalSite('check')).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^docs\/broken\.md:3: /) as string,
  });
});
