// What an assistant gets from the build, asked by the client of the SDK.
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {catalog} from './builtSite';

const client = new Client({name: 'test', version: '1'});

beforeAll(() =>
  client.connect(
    new StdioClientTransport({command: process.execPath, args: [path.resolve('packages/mcp/dist/cli.js'), 'build']}),
  ),
);
afterAll(() => client.close());

const ask = async (name: string, args: Record<string, unknown> = {}): Promise<string> => {
  const {content, isError} = await client.callTool({name, arguments: args});
  expect(isError).not.toBe(true);
  return (content as {text: string}[]).map(({text}) => text).join('');
};

test('each project is found by its name, and its main page is read as Markdown', async () => {
  for (const {name, url} of catalog.projects) {
    const hits = JSON.parse(await ask('search', {query: name, limit: 20})) as {url: string}[];
    expect(
      hits.map((hit) => hit.url.replace(/#.*/, '')),
      name,
    ).toContain(url);
    expect(await ask('read_page', {page: url})).toMatch(/^# /);
  }
});

test('all projects, lessons, and operations are listed, and their pages are there', async () => {
  const projects = JSON.parse(await ask('list_projects')) as {name: string}[];
  expect(projects.map(({name}) => name)).toEqual(catalog.projects.map(({name}) => name));
  const lessons = JSON.parse(await ask('list_lessons')) as {url: string}[];
  const sets = JSON.parse(await ask('list_operations')) as {operations: {page: string}[]}[];
  const pages = [...lessons.map(({url}) => url), ...sets.flatMap(({operations}) => operations.map(({page}) => page))];
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    expect(await ask('read_page', {page}), page).toMatch(/^# /);
  }
});
