// The content security policy in the files of the build; tests/browser uses pages under it.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {siteSettings} from '../../site.config';
import {consoleOrigins} from '@training-catalog/openapi-console/node';
import {isLocalServer} from '@training-catalog/openapi-pages/client';
import {address} from '../../catalog.config';
import {secondSite} from '../support/secondSite';
import {buildDir, htmlFiles, pageAt, parsed, routes} from './builtSite';

const sha256 = (content: string | Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

test('every file has the same policy, before anything it applies to, and the hash of each of its scripts', () => {
  for (const [folder, baseUrl] of [
    [buildDir, address.baseUrl],
    [secondSite.build, secondSite.baseUrl],
  ] as const) {
    const files =
      folder === buildDir
        ? htmlFiles
        : fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));
    expect(files).toEqual(expect.arrayContaining(['404.html', 'index.html', 'docs/intro.html']));
    const policies = new Set<string>();
    const faults: string[] = [];
    let scripts = 0;
    files.forEach((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const head =
        /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]+)"><meta http-equiv="Content-Security-Policy" content="([^"]+)"><meta name="referrer" content="strict-origin-when-cross-origin">/is.exec(
          text,
        );
      if (!head || /<(script|link|style|img)/.test(head[1] ?? '')) {
        faults.push(`${file}: no policies at its head`);
      }
      policies.add(head?.[2] ?? '');
      const html = parsed(path.join(folder, file));
      html('script:not([src]):not([type="application/ld+json"])').each((_, element) => {
        const script = html(element).text();
        scripts += 1;
        if (!head?.slice(2).every((policy) => policy.includes(`'${sha256(script)}'`))) {
          faults.push(`${file}: no hash of ${script.slice(0, 60)}`);
        }
      });
      const tagsIn = (part: string): string[] =>
        Array.from(part.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g), ([tag]) => tag);
      const integrityIn = (tag: string): [src: string, integrity: string] => {
        const [, src = ''] = /\s(?:src|href)="([^"]*)"/.exec(tag) ?? [];
        const [, integrity = ''] = /\sintegrity="([^"]*)"/.exec(tag) ?? [];
        return [src, integrity];
      };
      // Nothing requests those in a template while a browser parses the page.
      const requested = tagsIn(text.replaceAll(/<template\b[^]*?<\/template>/g, ''));
      if (tagsIn(text).length === 0 && html('#__docusaurus').length > 0) {
        faults.push(`${file}: no script`);
      }
      const preloaded = html('link[rel="preload"][as="style"]')
        .get()
        .map(({attribs}) => attribs.href);
      const sheets = Array.from(text.matchAll(/<link\b[^>]*\srel="stylesheet"[^>]*>/g), ([tag]) => tag).filter(
        (tag) => !preloaded.includes(integrityIn(tag)[0]) && !tag.includes('media="print"'),
      );
      [...tagsIn(text), ...sheets].forEach((tag) => {
        const [src, integrity] = integrityIn(tag);
        if (integrity !== sha256(fs.readFileSync(path.join(folder, src.slice(baseUrl.length))))) {
          faults.push(`${file}: ${src} is not the file with this hash`);
        }
      });
      requested.forEach((tag) => {
        const [src, integrity] = integrityIn(tag);
        if (!head?.[3]?.includes(`'${integrity}'`)) {
          faults.push(`${file}: the policy does not name ${src}`);
        }
      });
      html('html, html *').each((_, {attribs}) => {
        Object.keys(attribs)
          .filter((name) => name.startsWith('on'))
          .forEach((name) => faults.push(`${file}: ${name}, which the policy refuses`));
        ['href', 'src', 'action', 'data'].forEach((name) => {
          const url = attribs[name]?.replaceAll(/[\t\n]/g, '').trim() ?? '';
          if (/^[\0-\x20]*(?:javascript|vbscript|data:text\/html)/i.test(url)) {
            faults.push(`${file}: ${name}="${url}", which runs at a click`);
          }
        });
      });
    });
    expect(faults).toEqual([]);
    expect(policies.size).toBe(1);
    expect(scripts).toBeGreaterThanOrEqual(files.length);
    const [policy = ''] = policies;
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*/);
  }
});

test('pages may send requests to the servers of API sets with a console, and to no others', () => {
  const policy = pageAt('')('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const sources = /(?:^|;)connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
  expect(sources).toEqual(["'self'", ...consoleOrigins('.', siteSettings.openApiOptions, {})]);
  // Never what runs on the reader's own machine or in the reader's network.
  expect(sources?.filter((source) => source.startsWith('http') && isLocalServer(source))).toEqual([]);
});

test('every link to another site opens without access to its opener', () => {
  const faults = new Set<string>();
  const leaving = new Set<string>();
  for (const route of [...routes, '404']) {
    pageAt(route)('a[href^="http"], a[href^="//"], area[href^="http"]').each((_, {attribs}) => {
      if (attribs.href?.startsWith(address.url + address.baseUrl)) {
        return;
      }
      leaving.add(route);
      if (!attribs.rel?.split(' ').includes('noopener')) {
        faults.add(`${route}: ${attribs.href}`);
      }
    });
  }
  // The footer of every page links to the institute.
  expect(leaving.size).toBe(routes.length + 1);
  expect([...faults]).toEqual([]);
});
