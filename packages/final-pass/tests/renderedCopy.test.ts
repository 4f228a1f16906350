import type {DocusaurusConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {carryCopy, comparedWithCopy, turnOffSwcMinifier, withoutCopy} from '../src/renderedCopy.js';

const rendered = {
  htmlAttributes: 'lang="en"',
  head: '<title data-rh="true">A &amp; &lt;b</title><meta name="viewport" content="width=device-width, initial-scale=1.0">',
  bodyAttributes: '',
  preBody: '<script>mode()</script>',
  app: '<main class="a  b"><p>a=1&amp;&lt;meta http-equiv=refresh content=&quot;2;url=https://other.example&quot;></p><pre>x\n  y</pre></main>',
  postBody: '<script type="application/ld+json">{"a": "&lt;"}</script>',
};

const page = ({head, preBody, app, postBody}: typeof rendered): string =>
  `<!doctype html><html lang=en><head><meta charset=utf-8>${head}<link rel=stylesheet href=/a.css></head><body>${preBody}<div id="__docusaurus">${app}</div>${postBody}<script src=/a.js></script></body></html>`;

const withCopy = (html: string): string =>
  `${html}\n<!--rendered ${Buffer.from(JSON.stringify(rendered)).toString('base64')}-->`;

describe('a page that shows what was rendered', () => {
  it('is returned without the copy, with its scripts', () => {
    const html = page(rendered);
    expect(withoutCopy(withCopy(html))).toBe(html);
    expect(comparedWithCopy(withCopy(html))).toMatchObject({
      scripts: ['mode()'],
      requests: [
        {kind: 'style', url: '/a.css'},
        {kind: 'script', url: '/a.js', place: html.indexOf(' src=/a.js')},
      ],
    });
  });

  it.each([
    ['other white space between elements', page({...rendered, app: rendered.app.replace('<pre>', '\n  <pre>')})],
    ['fewer quotes', page({...rendered, head: rendered.head.replace('data-rh="true"', 'data-rh=true')})],
    ['another way to write a sign', page({...rendered, app: rendered.app.replaceAll('&quot;', '"')})],
    ['shorter numbers', page({...rendered, head: rendered.head.replace(', initial-scale=1.0', ',initial-scale=1')})],
    ['a shorter script', page({...rendered, preBody: '<script>m()</script>'})],
    ['an element of the template', page(rendered).replace('</head>', '<script src=/b.js></script></head>')],
  ])('may have %s', (_case, html) => {
    expect(comparedWithCopy(withCopy(html))).toBeDefined();
    expect(withoutCopy(withCopy(html))).toBe(html);
  });

  it('has no copy if something else wrote it', () => {
    expect(comparedWithCopy(page(rendered))).toBeUndefined();
  });
});

describe('a page is refused', () => {
  it.each([
    ['text became an element', page({...rendered, app: rendered.app.replace('&lt;meta', '<meta')}), /a=1&<meta/],
    [
      'text of the title did',
      page({...rendered, head: rendered.head.replace('&lt;b', '</title><b>')}),
      /A & <b became A &/,
    ],
    ['an attribute changed', page({...rendered, app: rendered.app.replace('class="a  b"', 'onclick="x()"')}), /<main/],
    ['an element was added', page({...rendered, app: `${rendered.app}<img src="x">`}), /<\/div> became <img/],
    ['an element is missing', page({...rendered, postBody: ''}), /application\/ld\+json/],
    ['code lost its spaces', page({...rendered, app: rendered.app.replace('\n  y', ' y')}), /x\\?\n {2}y became x y/],
    ['data changed', page({...rendered, postBody: rendered.postBody.replace('"a"', '"b"')}), /became \{"b"/],
  ])('in which %s', (_case, html, message) => {
    expect(() => comparedWithCopy(withCopy(html))).toThrow(message);
  });
});

describe('the template', () => {
  const template = (ssrTemplate?: string): string => {
    const siteConfig = {ssrTemplate} as DocusaurusConfig;
    carryCopy(siteConfig);
    carryCopy(siteConfig);
    return siteConfig.ssrTemplate ?? '';
  };

  it('is that of Docusaurus, or of another plugin, with the copy once, at the end', () => {
    expect(template()).toContain('<%~ it.appHtml %>');
    expect(template('<html></html>').split('<!--rendered')).toHaveLength(2);
    expect(template('<html></html>')).toMatch(/^<html><\/html>\n<!--rendered <%~[^]*%>-->$/);
  });
});

it.each(['experimental_faster', 'faster'])('of %s, only the minifier that changes text is turned off', (name) => {
  const siteConfig = {future: {[name]: {swcHtmlMinimizer: true, rspackBundler: true}}} as unknown as DocusaurusConfig;
  turnOffSwcMinifier(siteConfig);
  expect(siteConfig.future).toEqual({[name]: {swcHtmlMinimizer: false, rspackBundler: true}});
});
