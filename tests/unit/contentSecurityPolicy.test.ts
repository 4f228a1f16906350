import {describe, expect, it} from 'vitest';
import {consoleOrigins} from '../../plugins/api-reference/consoleServers';
import {folderOf} from '../support/folders';
import {hashSource, inlineScripts, ownScripts, policy, withPolicy} from '../../plugins/content-security-policy/policy';

describe('the inline scripts of a page', () => {
  it('are those that a browser would run, character for character', () => {
    const html = `<!doctype html><html><meta charset=UTF-8><script src=/a.js></script><script>a(1 < 2)</script>
      <script type="application/ld+json">{"a": 1}</script><script type=module>b("&amp;")</script><p>script</p>`;
    expect(inlineScripts(html)).toEqual(['a(1 < 2)', 'b("&amp;")']);
  });
});

describe('the scripts that the policy allows', () => {
  const page = (name: string, ...scripts: string[]) => ({
    name,
    html: `<html><meta charset=utf-8>${scripts.map((script) => `<script>${script}</script>`).join('')}<div id=__docusaurus></div>`,
  });

  it('are those on every page, and the known ones', () => {
    const react = '$RC("B:1","S:1")';
    expect([...ownScripts([page('a.html', 'mode()', react), page('b.html', 'mode()')])]).toEqual(['mode()', react]);
  });

  it('are not those on only one page', () => {
    expect(() => ownScripts([page('a.html', 'mode()'), page('b.html', 'mode()', 'alert(1)')])).toThrow(
      /^b\.html: unexpected inline script: alert\(1\); find the content/,
    );
  });
});

describe('the policy', () => {
  it('names each script once, in an order that does not depend on the pages', () => {
    const forwards = policy(['a()', 'b()', 'a()']);
    expect(forwards).toBe(policy(['b()', 'a()']));
    // Made with: printf 'a()' | openssl dgst -sha256 -binary | openssl base64
    expect(hashSource('a()')).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
    expect(forwards.split(hashSource('a()'))).toHaveLength(2);
  });

  it('allows no inline script without hash, no eval, no plugin, no other host', () => {
    const directives = new Map(
      policy([])
        .split(';')
        .map((directive) => directive.split(' '))
        .map(([name = '', ...sources]) => [name, sources]),
    );
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    });
  });

  it('allows requests to the servers of the API sets, and nothing else from them', () => {
    const [without, added] = [policy([]), policy([], undefined, ['http://localhost:8000', 'https://api.example.org'])];
    expect(added).toBe(
      without.replace("connect-src 'self'", "connect-src 'self' http://localhost:8000 https://api.example.org"),
    );
  });

  it('allows the analytics host its script and its reports, if one is set', () => {
    const content = policy([], 'https://umami.example.org');
    expect(content).toContain("script-src 'self' https://umami.example.org;");
    expect(content).toContain("connect-src 'self' https://umami.example.org;");
    expect(content.split('umami')).toHaveLength(3);
  });

  it('comes right after the character set', () => {
    expect(withPolicy('<html><head><meta charset="utf-8"><script>a()</script>', 'p')).toMatch(
      /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="p"><meta name="referrer"/,
    );
  });

  it.each(['<html><script>a()</script><meta charset=utf-8>', '<html><head></head>'])(
    'is refused a place in %s',
    (html) => {
      expect(() => withPolicy(html, 'p')).toThrow(/before its first script/);
    },
  );
});

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
      'api/Open/a.requests.json': '[]',
      'api/Closed/a.operation.json': dataOf('closed'),
    });
    return consoleOrigins(dir, environment);
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
