import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pagesServer, resolveRequest} from '../src/index.js';

let root: string;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  [
    'index.html',
    'docs/intro.html',
    'docs/Tool.html',
    'docs/Tool/how-to.html',
    'search/index.html',
    'a b/c.html',
    'secret',
  ].forEach((name) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), name);
  });
});
afterAll(() => fs.rmSync(root, {recursive: true}));

describe('the server responds as GitHub Pages does', () => {
  it.each([
    ['/base/', {kind: 'file', file: 'index.html'}],
    ['/base', {kind: 'redirect', to: '/base/'}],
    ['/base/docs/intro', {kind: 'file', file: 'docs/intro.html'}],
    ['/base/docs/intro.html', {kind: 'file', file: 'docs/intro.html'}],
    ['/base/docs/intro/', {kind: 'missing'}],
    ['/base/docs/Intro', {kind: 'missing'}],
    ['/base/Docs/intro', {kind: 'missing'}],
    ['/base/docs/Tool', {kind: 'file', file: 'docs/Tool.html'}],
    ['/base/docs/Tool/how-to', {kind: 'file', file: 'docs/Tool/how-to.html'}],
    ['/base/docs', {kind: 'missing'}],
    ['/base/search', {kind: 'redirect', to: '/base/search/'}],
    ['/base/a%20b/c', {kind: 'file', file: 'a b/c.html'}],
    ['/base/%E0%A4%A', {kind: 'missing'}],
    ['/base/../secret', {kind: 'missing'}],
    ['/other/', {kind: 'missing'}],
  ])('%s', (pathname, expected) => {
    expect(resolveRequest(root, '/base/', pathname)).toEqual(expected);
  });
});

it('a page is served compressed, and anew when its file changes', async () => {
  const file = path.join(root, 'changing.html');
  const server = pagesServer(root, '/base/').listen(0);
  const get = async (): Promise<string> => {
    const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/base/changing`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    return response.text();
  };
  try {
    fs.writeFileSync(file, 'first');
    expect([await get(), await get()]).toEqual(['first', 'first']);
    fs.writeFileSync(file, 'the second');
    expect(await get()).toBe('the second');
  } finally {
    server.close();
  }
});

describe('the server', () => {
  /** Status, type, and body of the answer to a request whose target is sent as it is. */
  const answersTo = async (...targets: readonly string[]): Promise<[status: number | undefined, type: string][]> => {
    const server = pagesServer(root, '/base/').listen(0);
    const {port} = server.address() as AddressInfo;
    const ask = (target: string): Promise<[number | undefined, string]> =>
      new Promise((resolve, reject) => {
        http
          .get({port, path: target}, (response) => {
            response.resume();
            resolve([response.statusCode, response.headers['content-type'] ?? '']);
          })
          .on('error', reject);
      });
    try {
      const answers: [number | undefined, string][] = [];
      for (const target of targets) {
        answers.push(await ask(target));
      }
      return answers;
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  };

  it('goes on after a request that is no address', async () => {
    const [malformed, next] = await answersTo('//[', '/base/');
    expect(malformed?.[0]).toBe(400);
    expect(next?.[0]).toBe(200);
  });

  it.each([
    ['program.wasm', 'application/wasm'],
    ['program.mjs', 'text/javascript; charset=utf-8'],
    ['data.csv', 'text/csv; charset=utf-8'],
    ['lesson.zip', 'application/zip'],
    ['lesson.ipynb', 'application/x-ipynb+json'],
    ['events.ics', 'text/calendar; charset=utf-8'],
  ])('gives %s the type that the host gives it', async (name, type) => {
    fs.writeFileSync(path.join(root, name), '');
    expect(await answersTo(`/base/${name}`)).toEqual([[200, type]]);
  });
});
