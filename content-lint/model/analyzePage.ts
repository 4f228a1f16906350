import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import type {ResultCache} from '../../lib/resultCache';
import type {Diagnostic} from './diagnostic';
import {forEachNode} from './nodes';
import {parsePage, wordCount, type PageFacts, type PageSource} from './page';
import {dataSetsOf, termsOf, timesOf} from '../rules/lessonElementRules';
import {hasDiagram, pageDiagnostics} from '../rules/pageRules';
import type {ChartBlock} from './chart';
import {chartFilesOf} from '../rules/chartRules';
import type {UsedDataSet, UsedTerm, UsedTime} from './lessonElements';

/** A link within the site, or an image, and its line in the page. */
export interface Reference {
  kind: 'link' | 'image';
  line: number;
  url: string;
}

/**
 * What the rules ask of a page. It comes from the page's path and text alone and holds nothing but
 * values, so `npm run check` can keep it until one of the two changes.
 */
export interface PageReading {
  facts: PageFacts;
  /** Front matter as Docusaurus reads it; undefined if it cannot be read. */
  frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** Why front matter or text could not be read. */
  faults: readonly Diagnostic[];
  /** Everything wrong that the page shows without others, `faults` included. */
  diagnostics: readonly Diagnostic[];
  /** Where the page leads, in the order of the text. */
  references: readonly Reference[];
  /** Anchors that links to the page may name, each once. */
  anchors: readonly string[];
  hasDiagram: boolean;
  /** Terms of the glossary that it uses. */
  terms: readonly UsedTerm[];
  /** Lessons whose time it gives. */
  times: readonly UsedTime[];
  /** Data that it offers. */
  dataSets: readonly UsedDataSet[];
  /** Charts whose numbers are in files beside the page. */
  chartFiles: readonly ChartBlock[];
  /** Number of words, as wordCount counts them. */
  words: number;
}

/** Anchors of a page, made as Docusaurus makes them. */
function anchorsOf(tree: Root): string[] {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  forEachNode(tree, (node) => {
    if (node.type === 'heading') {
      const {id, text} = parseMarkdownHeadingId(toString(node));
      anchors.add(id ?? slugger.slug(text));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
      if (typeof id === 'string') {
        anchors.add(id);
      }
    }
  });
  return [...anchors];
}

function referencesOf(tree: Root): Reference[] {
  const references: Reference[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'image' || (node.type === 'link' && !/^[a-z]+:/i.test(node.url))) {
      references.push({kind: node.type, line: node.position?.start.line ?? 1, url: node.url});
    }
  });
  return references;
}

function read(page: PageSource): PageReading {
  const {tree, facts, frontMatter, faults} = parsePage(page);
  return {
    facts,
    frontMatter,
    faults,
    diagnostics: pageDiagnostics(page),
    references: referencesOf(tree),
    anchors: anchorsOf(tree),
    hasDiagram: hasDiagram(tree),
    terms: termsOf(tree),
    times: timesOf(tree),
    dataSets: dataSetsOf(tree),
    chartFiles: chartFilesOf(tree),
    words: wordCount(page),
  };
}

const readings = new WeakMap<PageSource, PageReading>();

/** The page as the rules see it; each page is read once, however many rules ask. */
export function analyzePage(page: PageSource): PageReading {
  let reading = readings.get(page);
  if (!reading) {
    reading = read(page);
    readings.set(page, reading);
  }
  return reading;
}

/** Reads all pages, those that stayed as they were since the last run from `cache`. */
export function readAll(pages: readonly PageSource[], cache: ResultCache<PageReading>): void {
  pages.forEach((page) => {
    const kept = cache.get(page.file, page.text);
    if (kept) {
      readings.set(page, kept);
    } else {
      cache.set(analyzePage(page), page.file, page.text);
    }
  });
  cache.save();
}
