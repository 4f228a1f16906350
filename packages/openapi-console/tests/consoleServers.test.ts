import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {consoleOrigins} from '../src/consoleServers.js';

describe('the servers that readers may send requests to', () => {
  let siteDir: string;
  beforeAll(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'origins-'));
    const dataOf = (host: string): string =>
      JSON.stringify({servers: [{url: `https://${host}.example.org/v1`}, {url: 'http://localhost:8000'}]});
    const files = {
      'openapi/sets.json': JSON.stringify([
        {id: 'open', file: 'open.yaml', folder: 'Open', console: true},
        {id: 'closed', file: 'closed.yaml', folder: 'Closed'},
      ]),
      'api/Open/a.operation.json': dataOf('open'),
      'api/Open/b.operation.json': dataOf('open'),
      'api/Open/sidebar.json': '[]',
      'api/Closed/a.operation.json': dataOf('closed'),
    };
    Object.entries(files).forEach(([file, text]) => {
      fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      fs.writeFileSync(path.join(siteDir, file), text);
    });
  });
  afterAll(() => fs.rmSync(siteDir, {recursive: true}));

  const origins = (environment: NodeJS.ProcessEnv = {}): string[] =>
    consoleOrigins(siteDir, {pages: 'api'}, environment);

  it('are those of sets with the flag, each once', () => {
    expect(origins()).toEqual(['https://open.example.org']);
  });

  it('include those on the own machine in npm start, and where a build asks for them, never in another build', () => {
    const all = ['http://localhost:8000', 'https://open.example.org'];
    expect(origins({NODE_ENV: 'development'})).toEqual(all);
    expect(origins({NODE_ENV: 'production', API_LOCAL_SERVERS: 'true'})).toEqual(all);
    expect(origins({NODE_ENV: 'production'})).toEqual(['https://open.example.org']);
  });

  it('include the mock, if the build offers one', () => {
    expect(origins({API_MOCK_SERVER: 'http://localhost:4010'})).toEqual([
      'http://localhost:4010',
      'https://open.example.org',
    ]);
  });
});
