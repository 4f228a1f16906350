import fs from 'node:fs';
import path from 'node:path';
import {parseMdx} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import YAML from 'yaml';
import {noteLines} from '../src/report.js';
import {faultsOfPages, fixtures, folderOf, importInto, siteOf} from './support.js';

/** A README, and what the import proposes for it. */
interface Example {
  /** What is special about it. */
  kind: string;
  project: string;
  readme: string;
  title: string;
  summary: string;
}

const examples = YAML.parse(fs.readFileSync(path.join(fixtures, 'readmes.yml'), 'utf8')) as Example[];

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkFrontmatter, ['yaml']).freeze();

/** Texts that readers see, code, and addresses of a README or a page, in Markdown and in HTML. */
function partsOf(tree: Root): {text: string; code: string[]; urls: string[]} {
  const texts: string[] = [];
  const code: string[] = [];
  const urls: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') {
      code.push(node.value.replaceAll(/^\s*\$ /gm, '').trim());
    } else if (['text', 'inlineCode', 'math', 'inlineMath'].includes(node.type) && 'value' in node) {
      texts.push(node.value);
    } else if (node.type === 'html') {
      const html = node.value.replaceAll(/<!--[^]*?-->/g, ' ');
      urls.push(...[...html.matchAll(/<a\s[^>]*href="(https:[^"]+)"/g)].map(([, url = '']) => url));
      texts.push(html.replaceAll(/<[^>]*>/g, ' '));
    } else if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith('https:')) {
      urls.push(node.url);
    }
  });
  return {text: texts.join(' '), code, urls};
}

/** Words of a text, each once; the marks of alerts and the names of emoji become something else. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .replaceAll(/\[!\w+\]|(?<!\w):[a-z_]+:/g, ' ')
      // Superscripts and subscripts, which HTML writes as plain digits between tags.
      .replaceAll(/[²³¹⁰-₟]+/gu, (signs) => ` ${signs.normalize('NFKC')} `)
      .match(/[\p{L}\p{Nd}\p{M}]+/gu) ?? [],
  ),
];

it.each(examples.map((example): [string, Example] => [example.kind, example]))(
  'a README is imported without a loss, and its beginning proposed: %s',
  (_kind, {project, readme, title, summary}) => {
    const site = siteOf();
    const {notes} = importInto(site, {readme: folderOf({'README.md': readme}), project, area: 'PADI'});
    const folder = path.join(site, 'docs', project);
    const pages = fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    const main = pages.find((page) => page.includes('\nproject:\n')) ?? '';
    const facts = YAML.parse(main.split('---\n')[1] ?? '') as {title: string; project: {summary: string}};
    expect([facts.title, facts.project.summary]).toEqual([title, summary]);

    const report = noteLines(notes, true).join('\n');
    const made = pages.map((page) => partsOf(parseMdx(page.replace(/^---\n[^]*?\n---\n/, ''))));
    const given = partsOf(reader.parse(readme.replaceAll(/\r\n?/g, '\n')));
    const seen = new Set(wordsOf([facts.title, report, ...made.flatMap(({text, code}) => [text, ...code])].join(' ')));
    expect(wordsOf(given.text).filter((word) => !seen.has(word))).toEqual([]);
    const code = new Set(made.flatMap((page) => page.code));
    expect(given.code.filter((one) => !code.has(one))).toEqual([]);
    const urls = new Set(made.flatMap((page) => page.urls));
    expect(given.urls.filter((url) => !urls.has(url) && !report.includes(url))).toEqual([]);
    expect(faultsOfPages(site)).toEqual([]);
  },
);

it('the READMEs are of many kinds', () => expect(examples.length).toBeGreaterThanOrEqual(60));
