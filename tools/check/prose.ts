import {toNlcst} from 'mdast-util-to-nlcst';
import {ParseEnglish} from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Diagnostic} from '../../content-lint/model/diagnostic';
import {parsePage, type PageSource} from '../../content-lint/model/page';

// These two rules and no others: those for simpler, shorter, or more considerate words (retext-simplify,
// write-good, alex) take terms of the field for faults, such as host, interface, and parameter.
const rules = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze();

/** Words that are said letter by letter, such as rc and nginx: which article they take, spelling does not show. */
// cspell:ignore bcdfgjkmnpqstvxz
const isSpelledOut = (word: string): boolean =>
  !/[aeiouy]/i.test(word) || /^[b-df-hj-np-rtv-xz][bcdfgjkmnpqstvxz]/i.test(word);

/** Words after which A is the name of something, as in "A and B". */
const afterName = /^(?:and|as|at|above|if|in|into|is|of|on|or)$/;

/**
 * Looks in the prose of a page for a word that is written twice in a row and for the wrong one of "a" and "an". All are
 * hints: a rule of language has exceptions. Code, tables, and alternative texts are not read.
 */
export function proseHints(page: PageSource): Diagnostic[] {
  const {tree, faults} = parsePage(page);
  if (faults.length > 0) {
    return [];
  }
  const file = new VFile({path: page.file, value: page.text});
  rules.runSync(toNlcst(tree, file, ParseEnglish, {ignore: ['image', 'imageReference']}), file);
  return file.messages.flatMap(({line = 1, actual = '', expected: [expected] = [], reason}): Diagnostic[] => {
    const [, next] = /before `([^`]*)`/.exec(reason) ?? [];
    if (next === undefined) {
      const message = `the word "${actual.split(/\s/)[0] ?? ''}" is written twice in a row; remove one`;
      return [{file: page.file, line, message, severity: 'hint'}];
    }
    if (isSpelledOut(next) || (actual === 'A' && afterName.test(next))) {
      return [];
    }
    if (/^an?$/i.test(next)) {
      // Of two that are alike, the other rule speaks.
      const message = `"${actual} ${next}" are two articles; remove one`;
      return actual.toLowerCase() === next.toLowerCase() ? [] : [{file: page.file, line, message, severity: 'hint'}];
    }
    const message = `"${actual} ${next}" has the wrong article; write "${expected} ${next}"`;
    return [{file: page.file, line, message, severity: 'hint'}];
  });
}
