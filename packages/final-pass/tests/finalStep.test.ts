import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import finalPass, {type PluginWithFinalStep} from '../src/index.js';

type FinishedProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'final-step-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

/** A page that a plugin writes, such as a redirect. */
const written: Plugin = {
  name: 'writes a page',
  postBuild: () =>
    fs.promises.writeFile(path.join(outDir, 'index.html'), '<!doctype html><html><head><meta charset="utf-8"></html>'),
};

/** Runs the hooks as Docusaurus does: in order, without waiting for any. */
async function run(options: object, ...others: Plugin[]): Promise<void> {
  const [create] = finalPass({siteConfig: {trailingSlash: false}} as LoadContext, options).plugins as [() => Plugin];
  const plugins = [create(), ...others];
  const props = {outDir, siteDir: outDir, baseUrl: '/', routesPaths: [], plugins} as unknown as FinishedProps;
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
}

it('steps of plugins run last, on the pages with their policy', async () => {
  const events: string[] = [];
  const other: PluginWithFinalStep & {name: string; log: string[]} = {
    name: 'other',
    log: events,
    finalStep({outDir: folder}) {
      this.log.push(
        fs.readFileSync(path.join(folder, 'index.html'), 'utf8').includes('Content-Security') ? 'policy' : '',
      );
    },
  };
  await run({}, written, {name: 'none'}, other);
  expect(events).toEqual(['policy']);
});

it('a script that the build only copies stops it, unless the site names it; one that a plugin writes does not', async () => {
  fs.writeFileSync(path.join(outDir, 'evil.js'), 'alert(1)');
  await expect(run({}, written)).rejects.toThrow(/copies: evil\.js; remove them, or, .* option activeFiles/);
  fs.rmSync(path.join(outDir, 'index.html'));
  const late: Plugin = {
    name: 'writes a script',
    postBuild: () => fs.promises.writeFile(path.join(outDir, 'worker.js'), 'a()'),
  };
  await expect(run({activeFiles: ['evil.js']}, written, late)).resolves.toBeUndefined();
});

it('a page that was copied stops the build also where a plugin would write one', async () => {
  fs.writeFileSync(path.join(outDir, 'index.html'), '<script src="/evil.js"></script>');
  await expect(run({}, written)).rejects.toThrow(/copies: index\.html;/);
});

it('a drawing that does more than draw stops the build, also if a plugin writes it', async () => {
  const late: Plugin = {
    name: 'writes a drawing',
    postBuild: () =>
      fs.promises.writeFile(path.join(outDir, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  };
  await expect(run({}, written, late)).rejects.toThrow(/^a\.svg:1: <script>/);
});

it('a final step that changes a page stops the build', async () => {
  const step: PluginWithFinalStep & {name: string} = {
    name: 'changes a page',
    finalStep: ({outDir: folder}) => fs.appendFileSync(path.join(folder, 'index.html'), '<script>x()</script>'),
  };
  await expect(run({}, written, step)).rejects.toThrow(/^index\.html: a final step changed/);
});
