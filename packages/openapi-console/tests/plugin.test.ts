import type {LoadContext} from '@docusaurus/types';
import openApiConsole from '@training-catalog/openapi-console';
import openApiPages from '@training-catalog/openapi-pages';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';

const peer = Symbol.for('@training-catalog/openapi-console');
afterEach(() => {
  Reflect.deleteProperty(globalThis, peer);
});

it('an option is refused, with package, option, and remedy', () => {
  expect(() => openApiConsole({} as LoadContext, {servers: []})).toThrow(
    /^@training-catalog\/openapi-console: option unknown key "servers"; write one of id, or remove it$/,
  );
});

it('pages with a console, in a site without this package, stop the build with the remedy', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peer-'));
  fs.mkdirSync(path.join(siteDir, 'openapi'));
  fs.writeFileSync(path.join(siteDir, 'openapi/sets.json'), '[]');
  const context = {siteDir, baseUrl: '/', siteConfig: {url: 'https://example.org', title: 'Site'}} as LoadContext;
  const {loadContent} = await openApiPages(context, {console: true});
  expect(() => loadContent?.()).toThrow(
    /^@training-catalog\/openapi-pages: the option "console" is true, .*; add "@training-catalog\/openapi-console" to `plugins`/,
  );
  openApiConsole(context, undefined);
  expect(() => loadContent?.()).not.toThrow();
  fs.rmSync(siteDir, {recursive: true});
});
