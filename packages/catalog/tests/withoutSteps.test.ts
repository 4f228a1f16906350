import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {projectCatalog} from '../src/index.js';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'catalog-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

/** Loads the catalog of a site without projects. */
async function load(): Promise<void> {
  const plugin = projectCatalog().plugin({siteDir: dir, generatedFilesDir: dir} as LoadContext);
  const actions = {createData: vi.fn(), addRoute: vi.fn(), setGlobalData: vi.fn()};
  await plugin.allContentLoaded?.({allContent: {}, actions});
}

it('needs the plugin of tutorial-steps: without it, the package and the remedy are named', async () => {
  await expect(load()).rejects.toThrow(
    '@training-catalog/catalog: the site has no plugin of @training-catalog/tutorial-steps, which words the steps of projects; add the "plugin"',
  );
  fs.mkdirSync(path.join(dir, 'tutorial-steps/default'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'tutorial-steps/default/texts.json'), '{}');
  await expect(load()).resolves.toBeUndefined();
});
