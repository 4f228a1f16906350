// cspell:ignore vbscript
import {describe, expect, it} from 'vitest';
import {addressKind, overHttps, type AddressKind} from '@training-catalog/utils/urls';

describe('an address that no page may contain:', () => {
  it.each([
    // Protocols
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x', 'data:image/png;base64,AA'],
    ...['file:///etc/passwd', 'ftp://example.org/', 'blob:https://example.org/1', 'view-source:https://example.org'],
    ...['ws://example.org', 'tel:123', 'intent://x', 'a+b.c-d:x', 'c:\\data', 'x:', 'about:blank', 'filesystem:x'],
    // Protocols that browsers find and readers do not
    ...['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)'],
    ...['javascript\t:alert(1)', '\u00A0javascript:alert(1)', 'java\u00ADscript:x', '\u200Bhttps://example.org'],
    // Hosts that readers do not see
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      '/\t/evil.example',
    ],
    ...['/docs/..//evil.example', '/.//evil.example', '..//evil.example', 'a//b'],
    ...['https:evil.example', 'https:/evil.example', 'https:///evil.example', 'http:\\\\evil.example'],
    ...['https://example.org\\@evil.example', 'https://example.org@evil.example', 'https://user:word@evil.example'],
    ...[
      'https://',
      'https://?a',
      'https://example.org"x',
      "https://example.org'",
      'https://{host}/',
      'https://a b.org',
      'https://%',
      'https://exa\u202Emple.org/',
    ],
    // The protocol of Docusaurus for files
    ...['pathname:////evil.example/x', 'pathname://evil.example/x', 'pathname://javascript:80/alert(1)', 'pathname:x'],
    ...['pathname:/x', 'pathname:///..//evil.example', 'pathname:///a//b', 'pathname:///\\evil.example'],
    // Mailboxes
    ...['mailto:', 'mailto:nobody', 'mailto:a@b c', 'mailto:a@b@c', 'mailto:a@example.org?subject=a b'],
    // Ends
    ...['/docs/intro ', ' /docs/intro', '/docs/intro\n', 'https://example.org/\u2028'],
  ])('%j', (url) => expect(addressKind(url)).toBeUndefined());
});

it.each<[url: string, kind: AddressKind]>([
  ['https://example.org', 'https'],
  ['HTTPS://Example.org/a b?c=d//e#f@g', 'https'],
  ['https://example.org/a//b', 'https'],
  ['https://de.wikipedia.org/wiki/Eule_(Begriffsklärung)', 'https'],
  ['https://example.org:8080/@name', 'https'],
  ['https://[2001:db8::1]/', 'https'],
  ['http://example.org/', 'http'],
  ['mailto:owls@example.org', 'mailto'],
  ['mailto:owls@example.org?subject=Owls%20at%20night', 'mailto'],
  ['/', 'site'],
  ['/docs/intro?a=//b#c//d', 'site'],
  ['/docs/Owl Counter/intro', 'site'],
  ['pathname:///data/owls.csv', 'static'],
  ['#night', 'anchor'],
  ['#', 'anchor'],
  ['', 'file'],
  ['../Owl%20Counter/intro.md#night', 'file'],
  ['my file.md', 'file'],
  ['?a=b', 'file'],
  ['a/b:c.md', 'file'],
])('%j is an address of the kind %s', (url, kind) => {
  expect(addressKind(url)).toBe(kind);
});

it.each([
  ['http://github.com/o/r', 'https://github.com/o/r'],
  ['HTTP://en.wikipedia.org', 'https://en.wikipedia.org'],
  ['http://example.org/', undefined],
  ['http://github.com.example.org/', undefined],
  ['http://notgithub.com/', undefined],
  ['https://github.com/o/r', undefined],
])('of http URLs, only those of hosts that are known to serve https get it: %s', (url, secure) =>
  expect(overHttps(url)).toBe(secure ?? url),
);
