import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {deadLinks, linksFound, linksReport, readLinksFound} from '@training-catalog/catalog-cli';

let base = '';
const server = http.createServer((request, response) => {
  const status = {'/good': 200, '/no-head': request.method === 'HEAD' ? 405 : 200}[request.url ?? ''] ?? 404;
  response.writeHead(status).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('reports URLs that respond with an error or not at all, and no others', async () => {
  const dead = await deadLinks([`${base}/good`, `${base}/no-head`, `${base}/gone`, 'http://localhost:1/']);
  expect(dead.sort((a, b) => a.url.localeCompare(b.url, 'en'))).toEqual([
    {url: 'http://localhost:1/', reason: expect.any(String) as string},
    {url: `${base}/gone`, reason: 'status 404'},
  ]);
});

it('are a table in which what hosts and pages say is code', () => {
  const url = 'https://e.org/a|`b';
  const dead = [{url, reason: '@everyone <img src=x> [a](https://evil.example)'}];
  const found = linksFound(dead, new Map([[url, 'docs/A.html']]));
  const report = linksReport(readLinksFound(JSON.stringify(found)));
  expect(report).toContain('1 of 1 links');
  expect(report).toContain(
    '| ``https://e.org/a¦`b`` | `docs/A.html` | `@everyone <img src=x> [a](https://evil.example)` |',
  );
  expect(linksReport(linksFound([], new Map()))).not.toContain('| URL');
});

it('are cut so that they can be read again, and nothing else is read', () => {
  const found = linksFound([{url: `https://e.org/${'a'.repeat(9000)}`, reason: 'b'.repeat(9000)}], new Map());
  expect(readLinksFound(JSON.stringify(found))).toEqual(found);
  for (const wrong of [{}, {...found, html: '<b>'}, {...found, requested: '@everyone'}, {...found, dead: ['a']}]) {
    expect(() => readLinksFound(JSON.stringify(wrong))).toThrow();
  }
});
