import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {fixtureSite} from '../support/fixtureSite';
import {MiniSite} from '../support/miniSite';
import {isExhaustive} from '../unit/exhaustive';
import {changedScripts} from './changedScripts';

/** Beside the fixture site, because the ids of modules outside of a site depend on the way to them. */
const beside = path.resolve(fixtureSite.dir, '../fixture-site-edited');

afterAll(() => fs.rmSync(beside, {recursive: true, force: true}));

const edited = 'docs/River Watch/how-to';

// By default, that of the minimal site does: this one also has the plugins of this project.
it.runIf(isExhaustive)(
  'an edit of one page changes the names of at most two scripts of another page',
  {timeout: 300_000},
  async () => {
    const site = MiniSite.createFixtureSite(beside);
    fs.appendFileSync(path.join(site.dir, `${edited}.md`), '\nAn edit.\n');
    const {ok, output} = await site.buildAll();
    expect(ok, output).toBe(true);
    const changed = (page: string): string[] => changedScripts(fixtureSite.build, path.join(site.dir, 'build'), page);
    for (const page of ['index', 'docs/River Watch', 'docs/intro', 'api/intro']) {
      expect(changed(page).length, page).toBeLessThanOrEqual(2);
    }
    expect(changed(edited).length).toBeGreaterThan(0);
    expect(changed(edited).length).toBeLessThanOrEqual(3);
  },
);
