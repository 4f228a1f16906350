import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import finalPass, {type PluginWithFinalStep} from '../src/index.js';

type FinishedProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

it('steps of plugins run last, on the pages with their policy', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'final-step-'));
  const page = path.join(outDir, 'index.html');
  fs.writeFileSync(page, '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>');
  const events: string[] = [];
  const preset = finalPass({} as LoadContext, {});
  const [create] = preset.plugins as [() => Plugin];
  const other: PluginWithFinalStep & {name: string; log: string[]} = {
    name: 'other',
    log: events,
    finalStep({outDir: folder}) {
      this.log.push(
        fs.readFileSync(path.join(folder, 'index.html'), 'utf8').includes('Content-Security') ? 'policy' : '',
      );
    },
  };
  const own = create();
  await own.postBuild?.({outDir, siteDir: outDir, plugins: [own, {name: 'none'}, other]} as unknown as FinishedProps);
  fs.rmSync(outDir, {recursive: true});
  expect(events).toEqual(['policy']);
});
