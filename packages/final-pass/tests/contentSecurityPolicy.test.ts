import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, hashSource, ownScripts, withPolicy} from '../src/contentSecurityPolicy.js';
import {pageParts} from '../src/pageParts.js';

describe('the inline scripts of a page', () => {
  it('are those that a browser would run, character for character', () => {
    const html = `<!doctype html><html><meta charset=UTF-8><script src=/a.js></script><script>a(1 < 2)</script>
      <script type="application/ld+json">{"a": 1}</script><script type=module>b("&amp;")</script><p>script</p>`;
    expect(pageParts(html).scripts).toEqual(['a(1 < 2)', 'b("&amp;")']);
  });
});

describe('the scripts that the policy allows', () => {
  const page = (name: string, ...scripts: string[]) => ({name, scripts, isRendered: true});

  it('are those on every page, and the known ones', () => {
    const react = '$RC("B:1","S:1")';
    expect([...ownScripts([page('a.html', 'mode()', react), page('b.html', 'mode()')])]).toEqual(['mode()', react]);
  });

  it('are those that the site knows, also if they are on one page', () => {
    const pages = [page('a.html', 'mode()'), page('b.html', 'mode()', 'go()')];
    expect([...ownScripts(pages, ['go()'])]).toEqual(['mode()', 'go()']);
  });

  it('are not others on only one page', () => {
    expect(() => ownScripts([page('a.html', 'mode()'), page('b.html', 'mode()', 'alert(1)')])).toThrow(
      /^b\.html: unexpected inline script: alert\(1\); find the content/,
    );
  });
});

describe('the policy', () => {
  it('names each script once, in an order that does not depend on the pages', () => {
    const forwards = contentSecurityPolicy(['a()', 'b()', 'a()']);
    expect(forwards).toBe(contentSecurityPolicy(['b()', 'a()']));
    // Made with: printf 'a()' | openssl dgst -sha256 -binary | openssl base64
    expect(hashSource('a()')).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
    expect(forwards.split(hashSource('a()'))).toHaveLength(2);
  });

  it('allows no inline script without hash, no eval, no plugin, no other host', () => {
    const directives = new Map(
      contentSecurityPolicy([])
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
      'frame-src': ["'none'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    });
  });

  it('allows what the site names, each for its purpose alone', () => {
    const allowed = contentSecurityPolicy([], {
      script: ['https://count.example.org'],
      connect: ['https://count.example.org', 'http://localhost:8000'],
      frame: ['https://video.example.org'],
      image: ['https://images.example.org'],
    });
    expect(allowed).toBe(
      contentSecurityPolicy([])
        .replace("script-src 'self'", "script-src 'self' https://count.example.org")
        .replace("connect-src 'self'", "connect-src 'self' https://count.example.org http://localhost:8000")
        .replace("frame-src 'none'", 'frame-src https://video.example.org')
        .replace("img-src 'self' data:", "img-src 'self' data: https://images.example.org"),
    );
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
