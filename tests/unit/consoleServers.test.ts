import {describe, expect, it} from 'vitest';
import {consoleOrigins} from '../../plugins/api-console/consoleServers';
import {openApiSiteIn} from '../../lib/openApiSite';
import {folderOf} from '../support/folders';

describe('the servers that readers may send requests to', () => {
  const origins = (environment: NodeJS.ProcessEnv = {}): string[] => {
    const dataOf = (host: string): string => JSON.stringify({servers: [{url: `https://${host}.example.org/v1`}]});
    const dir = folderOf({
      'openapi/sets.json': JSON.stringify([
        {id: 'open', file: 'open.yaml', folder: 'Open', console: true},
        {id: 'closed', file: 'closed.yaml', folder: 'Closed'},
      ]),
      'api/Open/a.operation.json': dataOf('open'),
      'api/Open/b.operation.json': dataOf('open'),
      'api/Open/sidebar.json': '[]',
      'api/Closed/a.operation.json': dataOf('closed'),
    });
    return consoleOrigins(openApiSiteIn(dir), environment);
  };

  it('are those of sets with the flag, each once', () => {
    expect(origins()).toEqual(['https://open.example.org']);
  });

  it('include the mock, if the build offers one', () => {
    expect(origins({API_MOCK_SERVER: 'http://localhost:4010'})).toEqual([
      'http://localhost:4010',
      'https://open.example.org',
    ]);
  });
});
