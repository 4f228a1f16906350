// cspell:ignore Csvg
import {describe, expect, it} from 'vitest';
import {svgFault} from '@training-catalog/content-model/node';

const ns = 'xmlns="http://www.w3.org/2000/svg"';
const html = 'xmlns:h-x="http://www.w3.org/1999/xhtml"';
const link = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A drawing with something in it. */
const drawing = (inside: string, more = ''): string =>
  `<svg ${ns} ${more} viewBox="0 0 9 9"><circle r="4"/>${inside}</svg>`;

describe('what is not on the list of what draws is refused:', () => {
  it.each([
    // Elements, by any name that browsers understand
    ['a script', drawing('<script>alert(1)</script>')],
    ['a script with a prefix of XHTML', drawing('<h-x:script>alert(1)</h-x:script>', html)],
    [
      'a script with a prefix of other letters',
      drawing('<é:script>alert(1)</é:script>', ns.replace('xmlns', 'xmlns:é')),
    ],
    ['a script with a prefix that is declared below', drawing(`<g><a·b:script ${html.replace('h-x', 'a·b')}/></g>`)],
    ['a script whose default namespace is XHTML', drawing('<script xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['a script in a description', drawing('<desc><script/></desc>')],
    ['a page in a foreignObject', drawing('<foreignObject><p/></foreignObject>')],
    ['a frame', drawing('<h-x:iframe src="https://evil.example/"/>', html)],
    ['a page that moves on', drawing('<h-x:meta http-equiv="refresh" content="0;url=https://evil.example"/>', html)],
    ['a style sheet of HTML', drawing('<h-x:link rel="stylesheet" href="https://evil.example/a.css"/>', html)],
    ['an animation of an attribute', drawing('<set attributeName="onload" to="a"/>')],
    ['an animation of a link', drawing('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['a link', drawing('<a href="https://evil.example"><text>x</text></a>')],
    ['an image of a filter', drawing('<filter><feImage href="https://evil.example/a"/></filter>')],
    ['an element of no namespace', '<svg viewBox="0 0 9 9"/>'],
    ['an element of a drawing program', drawing('<e:grid/>', 'xmlns:e="http://example.org/editor"')],
    ['an element in capitals', drawing('<SCRIPT/>')],
    ['another root', `<g ${ns}/>`],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
    // Attributes
    ['an event handler', drawing('', 'onload="alert(1)"')],
    ['an event handler without white space before it', `<svg ${ns} id="b"onload="c"/>`],
    ['an event handler with a prefix', drawing(`<g e:onclick="b"/>`, 'xmlns:e="http://www.w3.org/2001/xml-events"')],
    ['a base of addresses', drawing('', 'xml:base="https://evil.example/"')],
    ['an attribute of a drawing program', drawing('<g e:label="x"/>', 'xmlns:e="http://example.org/editor"')],
    // References
    ['an image of another host', drawing('<image href="https://evil.example/i.png"/>')],
    ['an image of the site', drawing('<image href="/img/a.png"/>')],
    ['an image of another host, by XLink', drawing('<image xlink:href="//evil.example/i.png"/>', link)],
    ['an image by XLink with another prefix', drawing('<image l:href="//e.example/"/>', link.replace('xlink', 'l'))],
    ['a drawing in a data URL', drawing('<image href="data:image/svg+xml,%3Csvg/%3E"/>')],
    ['a part of a data URL', drawing('<use href="data:image/svg+xml,x#a"/>')],
    ['a part of another file', drawing('<use href="other.svg#a"/>')],
    ['a script as an address', drawing('<use href="javascript:x"/>')],
    ['a script as an address, encoded', drawing('<use href="java&#115;cript:x"/>')],
    ['a filling from another host', drawing('<rect fill="url(https://evil.example/b)"/>')],
    ['a filling from another host, with an escape', drawing('<rect fill="u\\72l(https://evil.example/b)"/>')],
    ['a filling from another host, encoded', drawing('<rect fill="&#117;rl(https://evil.example/b)"/>')],
    ['a mask from another host', drawing('<rect mask=" URL( \'//evil.example/b\' )"/>')],
    ['a style from another host', drawing('<rect style="fill:url(//evil.example/b)"/>')],
    ['a set of images', drawing('<rect style="mask:image-set(\'//evil.example/b\' 1x)"/>')],
    ['a pointer from another host', drawing('<rect style="cursor:url(https://evil.example/c), auto"/>')],
    // Style sheets
    ['an import', drawing('<style>@import url(https://evil.example/a.css);</style>')],
    ['an import of a text', drawing('<style>@import "https://evil.example/a.css";</style>')],
    ['an import in character data', drawing('<style><![CDATA[@import "//evil.example/a.css";]]></style>')],
    ['an import in two parts', drawing('<style>@imp<!-- x -->ort "//evil.example/a.css";</style>')],
    ['a face', drawing('<style>@font-face{font-family:a;src:url(https://evil.example/f)}</style>')],
    [
      'a style from another host, after a comment in a text',
      drawing('<style>a{b:"/*";fill:url(//e.example/)}</style>'),
    ],
    ['an escape', drawing('<style>circle{fill:\\75rl(https://evil.example/b)}</style>')],
    ['a namespace', drawing('<style>@namespace a "b";</style>')],
    ['an element in a style sheet', drawing('<style><g/></style>')],
    // What is around the elements
    ['a style sheet by an instruction', `<?xml-stylesheet type="text/xsl" href="style.xml"?>${drawing('')}`],
    ['another instruction', `${drawing('')}<?php echo 1 ?>`],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('<text>&a;</text>')}`],
    ['an attribute by declaration', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a">]>${drawing('')}`],
    ['a declaration of another host', `<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">${drawing('')}`],
    ['an entity that nobody declared', drawing('<text>&nbsp;</text>')],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`],
    ['another version of XML', `<?xml version="1.1"?>${drawing('')}`],
    ['an element that is not closed', `<svg ${ns}><g></svg>`],
    ['a text that is no drawing', 'Birds'],
    ['nothing', ''],
  ])('%s', (_name, svg) => expect(svgFault(svg)?.message).toBeTypeOf('string'));
});

describe('what draws is accepted:', () => {
  it.each([
    [
      'a text with words that look like code',
      drawing('<text>we set once = 3; JavaScript: a language (&lt;b&gt;)</text>'),
    ],
    ['a label', drawing('', 'aria-label="we set once = 3" data-name="Layer (1)"')],
    ['a comment', drawing('<!-- turn it on="yes" -->')],
    ['parts of the same file', drawing('<defs><g id="a"/></defs><use href="#a"/><use xlink:href="#a"/>', link)],
    [
      'a filling of the same file',
      drawing('<rect fill="url(#a)" style="mask: url(\'#b-1\'); fill: rgb(0 0 0 / 50%)"/>'),
    ],
    ['an image in the file', drawing('<image href="data:image/png;base64,iVBORw0KGgo=\n"/>')],
    [
      'a style sheet',
      drawing('<style>@media (prefers-color-scheme: dark) and (min-width:9px){a:not(.b){fill:#fff}}</style>'),
    ],
    ['an element with a prefix of SVG', `<s:svg ${ns.replace('xmlns', 'xmlns:s')}><s:circle r="1"/></s:svg>`],
    [
      'the first lines of a program that plots',
      `<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n  "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${drawing('')}`,
    ],
    ['a transformation and a filter', drawing('<g transform="rotate(3) translate(1,2)" filter="blur(2px)"/>')],
  ])('%s', (_name, svg) => expect(svgFault(svg)).toBeUndefined());
});

it('names the line of what is refused, and what to write instead', () => {
  const fault = svgFault(`<svg ${ns}>\n  <circle r="1"/>\n  <image href="https://evil.example/i.png"/>\n</svg>\n`);
  expect(fault?.line).toBe(3);
  expect(fault?.message).toContain('evil.example');
  expect(fault?.message).toContain('write #id');
});
