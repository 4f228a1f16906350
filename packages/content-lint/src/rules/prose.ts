import type {Heading, Paragraph, Root} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import {ParseEnglish} from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {type Fault, forEachNode} from '@training-catalog/content-model';
import {hint, type Rule} from '../rule.js';
import type {LintPage, RuleSet} from '../ruleSet.js';

const rules = {
  'no-repeated-word': {
    ...hint,
    summary: 'A word that is written twice in a row is nearly always a slip.',
    wrong: 'Start the the server.',
    right: 'Start the server.',
  },
  'indefinite-article': {
    ...hint,
    summary: '“An” stands before a vowel sound, “a” before any other.',
    wrong: 'Upload a image.',
    right: 'Upload an image.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

// Only these two rules: those for simpler, shorter, or more considerate words (retext-simplify, write-good, alex)
// report terms of the field, such as host, interface, and parameter.
const retext = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

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
function checkPage({file: path, text, tree}: LintPage): Fault<Id>[] {
  const file = new VFile({path, value: text});
  const prose = proseOf(tree);
  for (let start = 0; start < prose.length; start += batch) {
    const part: Root = {...tree, children: prose.slice(start, start + batch)};
    retext.runSync(toNlcst(part, file, ParseEnglish, {ignore: ['image', 'imageReference']}), file);
  }
  return file.messages.flatMap(({line = 1, actual = '', expected: [expected] = [], reason}): Fault<Id>[] => {
    const [, next] = /before `([^`]*)`/.exec(reason) ?? [];
    if (next === undefined) {
      const message = `the word "${actual.split(/\s/)[0] ?? ''}" is written twice in a row; remove one`;
      return [{rule: 'no-repeated-word', line, message}];
    }
    if (isSpelledOut(next) || (actual === 'A' && afterName.test(next))) {
      return [];
    }
    if (/^an?$/i.test(next)) {
      // If the two are equal, the other rule reports them.
      const message = `"${actual} ${next}" are two articles; remove one`;
      return actual.toLowerCase() === next.toLowerCase() ? [] : [{rule: 'indefinite-article', line, message}];
    }
    const message = `"${actual} ${next}" has the wrong article; write "${expected} ${next}"`;
    return [{rule: 'indefinite-article', line, message}];
  });
}

/** Slips in sentences. */
export const proseRules: RuleSet<Id> = {name: 'prose', group: 'text', rules, onlyCommand: true, checkPage};
