// Misspelled on purpose. cspell:ignore bords
import http from 'node:http';
import {describe, expect, it} from 'vitest';
import {portOf} from '../../tools/bench/machine';
import {portFrom, setNamed, startMock} from '../../tools/api-mock/prism';

const siteDir = 'tests/fixtures/site';

describe('the mock of an API set', () => {
  it('finds a set by its name, and suggests one for a misspelled name', () => {
    expect(setNamed(siteDir, 'birds').file).toBe('birds.yaml');
    expect(() => setNamed(siteDir, 'bords')).toThrow(
      /^there is no API set bords; did you mean "birds"\? openapi\/sets\.json has:\n {2}birds {3}Bird APIs \(openapi\/birds\.yaml\)\n/,
    );
  });

  it.each(['0', '65536', '80a', '', '-1', '1.5'])('refuses port %j', (text) => {
    expect(() => portFrom(text)).toThrow('write a number from 1 to 65535');
  });

  it('says that a port is taken, and starts nothing', async () => {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = portOf(server);
    try {
      await expect(startMock(siteDir, {file: 'birds.yaml'}, port, () => undefined)).rejects.toThrow(
        `port ${port} is in use; name another one with --port ${port + 1}`,
      );
    } finally {
      server.close();
    }
  });
});
