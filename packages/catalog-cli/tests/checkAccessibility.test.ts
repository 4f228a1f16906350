import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {CatalogSite} from '@training-catalog/preset';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {checkAccessibility} from '../src/accessibility/index.js';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-accessibility-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  fs.rmSync(siteDir, {recursive: true});
});

/** Runs the command. @returns its exit status, and what it said */
async function run(...args: string[]): Promise<{status: number; said: string[]}> {
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...data: unknown[]) => void said.push(String(data[0])));
  const site = {address: {baseUrl: '/owls/'}} as CatalogSite;
  return {status: await checkAccessibility.run(args, {siteDir, site}), said};
}

const build = (html: string): void => {
  fs.mkdirSync(path.join(siteDir, 'build'));
  fs.writeFileSync(path.join(siteDir, 'build/index.html'), html);
};

it('says that there is no build', async () =>
  expect(await run('elsewhere')).toEqual({
    status: 1,
    said: [expect.stringMatching(/^There is no build in elsewhere: run "npm run build" first$/)],
  }));

it('says that a folder has no page of Docusaurus', async () => {
  build('<html></html>');
  expect(await run()).toEqual({status: 1, said: [expect.stringMatching(/build has no page of Docusaurus; name/)]});
});

it('says that there is no browser', async () => {
  build('<html data-has-hydrated="false"></html>');
  vi.stubEnv('CHROMIUM_PATH', '/nothing/here');
  expect(await run()).toEqual({
    status: 1,
    said: [expect.stringMatching(/^CHROMIUM_PATH is "\/nothing\/here", .*correct/)],
  });
});
