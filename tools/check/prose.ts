import type {Heading, Paragraph, Root} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import {ParseEnglish} from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {forEachNode, type PageSource} from '@training-catalog/content-model';
import {parsePage} from '../../content-lint/model/page';
import {type Diagnostic, diagnosticAt} from '../../content-lint/rules/registry';

// Only these two rules: those for simpler, shorter, or more considerate words (retext-simplify, write-good, alex)
// report terms of the field, such as host, interface, and parameter.
const rules = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/**
 * Words that are pronounced letter by letter, such as rc and nginx: their spelling does not show which article they
 * take.
 */
// cspell:ignore bcdfgjkmnpqstvxz
const isSpelledOut = (word: string): boolean =>
  !/[aeiouy]/i.test(word) || /^[b-df-hj-np-rtv-xz][bcdfgjkmnpqstvxz]/i.test(word);

/** Words after which A is the name of something, as in "A and B". */
const afterName = /^(?:and|as|at|above|if|in|into|is|of|on|or)$/;

/** Paragraphs that are read at once: their sentences are parsed in a time that grows with the square of their number. */
const batch = 100;

/** Paragraphs and headings, wherever they are. */
function proseOf(tree: Root): (Paragraph | Heading)[] {
  const found: (Paragraph | Heading)[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      found.push(node);
    }
  });
  return found;
}

/**
 * Finds repeated words and a wrong "a" or "an" in the prose of a page. All findings are hints, because rules of
 * language have exceptions. Code, tables, and alternative texts are not read.
 */
export function proseHints(page: PageSource): Diagnostic[] {
  const {tree, faults} = parsePage(page);
  if (faults.length > 0) {
    return [];
  }
  const file = new VFile({path: page.file, value: page.text});
  const prose = proseOf(tree);
  for (let start = 0; start < prose.length; start += batch) {
    const part: Root = {...tree, children: prose.slice(start, start + batch)};
    rules.runSync(toNlcst(part, file, ParseEnglish, {ignore: ['image', 'imageReference']}), file);
  }
  return file.messages.flatMap(({line = 1, actual = '', expected: [expected] = [], reason}): Diagnostic[] => {
    const [, next] = /before `([^`]*)`/.exec(reason) ?? [];
    if (next === undefined) {
      const message = `the word "${actual.split(/\s/)[0] ?? ''}" is written twice in a row; remove one`;
      return [diagnosticAt('no-repeated-word', page.file, line, message)];
    }
    if (isSpelledOut(next) || (actual === 'A' && afterName.test(next))) {
      return [];
    }
    if (/^an?$/i.test(next)) {
      // If the two are equal, the other rule reports them.
      const message = `"${actual} ${next}" are two articles; remove one`;
      return actual.toLowerCase() === next.toLowerCase()
        ? []
        : [diagnosticAt('indefinite-article', page.file, line, message)];
    }
    const message = `"${actual} ${next}" has the wrong article; write "${expected} ${next}"`;
    return [diagnosticAt('indefinite-article', page.file, line, message)];
  });
}
