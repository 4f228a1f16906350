import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import type {Root} from 'mdast';
import type {ResultCache} from '@training-catalog/content-model/node';
import {forEachNode, type PageSource, urlLineOf, urlOffsetOf} from '@training-catalog/content-model';
import {figureRules} from '@training-catalog/figures/rules';
import {parsePage, wordCount, type PageFacts} from './page';
import {dataSetsOf, termsOf, timesOf} from '../rules/lessonElementRules';
import {hasDiagram, pageDiagnostics} from '../rules/pageRules';
import {errorSection} from './errorSection';
import type {Diagnostic} from '../rules/registry';
import {factsOfSet, readFactsOfSets, type FactsOfSets} from '../rules/ruleSets';
import type {UsedDataSet, UsedTerm, UsedTime} from '@training-catalog/lessons/model';
import {versionTextsOf, type VersionText} from './versionTexts';

/** An internal link, or an image, and its line. */
export interface Reference {
  kind: 'link' | 'image';
  line: number;
  url: string;
  /** Where the URL is in the text of the page; missing if it is written there in another form. */
  offset?: number;
}

/**
 * Analysis of a page for the rules. It depends only on the page's path and text and is serializable, so `npm run check`
 * can cache it until one of the two changes.
 */
export interface PageAnalysis {
  facts: PageFacts;
  /** Front matter as Docusaurus parses it; undefined if it is invalid. */
  frontMatter: Readonly<Record<string, unknown>> | undefined;
  /** Syntax errors in front matter or text. */
  faults: readonly Diagnostic[];
  /** All diagnostics that depend on this page alone, including `faults`. */
  diagnostics: readonly Diagnostic[];
  /** Internal links and images, in text order. */
  references: readonly Reference[];
  /** Unique anchors on the page. */
  anchors: readonly string[];
  hasDiagram: boolean;
  /** Whether it has a section with errors. */
  hasErrors: boolean;
  /** Glossary terms that it uses. */
  terms: readonly UsedTerm[];
  /** Lessons whose duration it shows. */
  times: readonly UsedTime[];
  /** Data sets that it offers. */
  dataSets: readonly UsedDataSet[];
  /** What the rule sets of packages have to know of the page; empty if it has syntax errors. */
  factsOfSets: FactsOfSets;
  /** Texts with a version or a release. */
  versionTexts: readonly VersionText[];
  /** Number of words; see wordCount. */
  words: number;
}

/** Anchors of a page, generated as Docusaurus does. */
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

function referencesOf(tree: Root, text: string, facts: FactsOfSets): Reference[] {
  // Keyed, because several references may share a definition.
  const references = new Map<string, Reference>();
  const add = (reference: Reference): void => {
    if (reference.kind === 'image' || !/^[a-z]+:/i.test(reference.url)) {
      references.set(JSON.stringify(reference), reference);
    }
  };
  forEachNode(tree, (node) => {
    if (node.type === 'image' || node.type === 'link') {
      const offset = urlOffsetOf(node, text);
      add({kind: node.type, line: urlLineOf(node), url: node.url, ...(offset !== undefined && {offset})});
    }
  });
  factsOfSet(facts, figureRules)?.links.forEach(({line, url}) => add({kind: 'link', line, url}));
  return [...references.values()];
}

function read(page: PageSource): PageAnalysis {
  const {tree, facts, frontMatter, faults} = parsePage(page);
  const ofSets = faults.length > 0 ? {} : readFactsOfSets({...page, tree, frontMatter: frontMatter ?? {}});
  return {
    facts,
    frontMatter,
    faults,
    diagnostics: pageDiagnostics(page),
    references: referencesOf(tree, page.text, ofSets),
    anchors: anchorsOf(tree),
    hasDiagram: hasDiagram(tree),
    hasErrors: errorSection(tree) !== undefined,
    terms: termsOf(tree),
    times: timesOf(tree),
    dataSets: dataSetsOf(tree),
    factsOfSets: ofSets,
    versionTexts: versionTextsOf(tree),
    words: wordCount(page),
  };
}

const analyses = new WeakMap<PageSource, PageAnalysis>();

/** Returns the analysis of a page, which is computed once. */
export function analyzePage(page: PageSource): PageAnalysis {
  let analysis = analyses.get(page);
  if (!analysis) {
    analysis = read(page);
    analyses.set(page, analysis);
  }
  return analysis;
}

/** Analyzes all pages; unchanged ones come from `cache`. */
export function analyzePages(pages: readonly PageSource[], cache: ResultCache<PageAnalysis>): void {
  pages.forEach((page) => {
    analyses.set(
      page,
      cache.getOrCompute(() => analyzePage(page), page.file, page.text),
    );
  });
  cache.save();
}
