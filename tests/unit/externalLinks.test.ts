import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {deadLinks, linksReport} from '../../tools/external-links/externalLinks';

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

it('are a table in which a URL is plain text', () => {
  const dead = [{url: 'https://e.org/a|`b', reason: 'status 404'}];
  const report = linksReport(dead, new Map([['https://e.org/a|`b', 'docs/A.html']]), 9);
  expect(report).toContain('1 of 9 links');
  expect(report).toContain('| `https://e.org/a%7C%60b` | `docs/A.html` | status 404 |');
  expect(linksReport([], new Map(), 9)).not.toContain('| URL');
});
