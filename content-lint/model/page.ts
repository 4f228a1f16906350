import {
  forEachNode,
  type FrontMatter,
  type PageSource,
  type ParsedSource,
  parseSource,
  readFrontMatter,
} from '@training-catalog/content-model';
import type {RuleId} from '../rules/registry';
import {parseFault} from '../rules/unsafeMarkup';

/** Front matter values that rules use. Values of the wrong type are omitted here and reported elsewhere. */
export interface PageFacts {
  id?: string;
  slug?: string;
  title?: string;
  tags?: string[];
  project?: object;
  learning?: object;
  imported?: object;
  describes?: object;
}

/** A parsed page, with the facts of its front matter. */
export interface ParsedPage extends ParsedSource<RuleId> {
  facts: PageFacts;
}

let last: {page: PageSource; result: ParsedPage} | undefined;

/** Picks the front matter values that have the expected type. */
function factsOf(values: FrontMatter): PageFacts {
  const facts: PageFacts = {};
  for (const key of ['id', 'slug', 'title'] as const) {
    const value = values[key];
    if (typeof value === 'string') {
      facts[key] = value;
    }
  }
  if (Array.isArray(values.tags)) {
    facts.tags = values.tags.filter((tag) => typeof tag === 'string');
  }
  for (const key of ['project', 'learning', 'imported', 'describes'] as const) {
    if (key in values) {
      facts[key] = Object(values[key]) as object;
    }
  }
  return facts;
}

/** `id` and `slug` from invalid front matter, so that links to the page are not reported as broken. */
const routeFacts = (text: string): PageFacts =>
  Object.fromEntries(
    [...(text.split(/^---/m, 2)[1] ?? '').matchAll(/^(id|slug): *["']?(.*?)["']?\s*$/gm)].map(
      ([, key = '', value = '']): [string, string] => [key, value],
    ),
  );

function parse(page: PageSource): ParsedPage {
  const parsed = parseSource(page, parseFault);
  return {...parsed, facts: parsed.frontMatter ? factsOf(parsed.frontMatter) : routeFacts(page.text)};
}

/** Parses a page; caches the last result. */
export function parsePage(page: PageSource): ParsedPage {
  // Only one, because keeping all trees in memory slows down garbage collection.
  if (last?.page !== page) {
    last = {page, result: parse(page)};
  }
  return last.result;
}

/** Facts of a page's front matter, without parsing its text, which takes a hundred times as long. */
export function pageFacts({text}: PageSource): PageFacts {
  const read = readFrontMatter(text);
  return 'fault' in read ? routeFacts(text) : factsOf(read.values);
}

/** Number of words in a page's prose, tables, and code, without front matter. Signs alone, such as `=`, are no words. */
export function wordCount(page: PageSource): number {
  const texts: string[] = [];
  forEachNode(parsePage(page).tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      texts.push(node.value);
    }
  });
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
