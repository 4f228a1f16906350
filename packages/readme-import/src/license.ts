import {createRequire} from 'node:module';
import parseExpression from 'spdx-expression-parse';

// JSON, which Node 20 imports with a warning.
const require = createRequire(import.meta.url);
const identifiers = require('spdx-license-ids') as readonly string[];
const exceptions = require('spdx-exceptions') as readonly string[];

/** Names of licenses in prose, badges, package files, and titles of licenses. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bapache[- _]*(?:software )?(?:license[, ]*)?(?:v(?:ersion)? ?)?2(?:\.0)?\b/i, 'Apache-2.0'],
  [/\bBSD[- _]*(?:3|three)[- _]*clause\b|\b(?:new|modified|revised) BSD\b/i, 'BSD-3-Clause'],
  [/\bBSD[- _]*(?:2|two)[- _]*clause\b|\bsimplified BSD\b/i, 'BSD-2-Clause'],
  [/\bMPL[- _]?v?2(?:\.0)?\b|\bMozilla Public License,? (?:v(?:ersion)? ?)?2/i, 'MPL-2.0'],
  [/\b(?:AGPL|GNU Affero General Public License)[-, _]*(?:v(?:ersion)? ?)?3(?:\.0)?\b/i, 'AGPL-3.0-only'],
  [/\b(?:LGPL|GNU Lesser General Public License)[-, _]*(?:v(?:ersion)? ?)?3(?:\.0)?\b/i, 'LGPL-3.0-only'],
  [/\b(?:LGPL|GNU Lesser General Public License)[-, _]*(?:v(?:ersion)? ?)?2\.1\b/i, 'LGPL-2.1-only'],
  [/\b(?:GPL|GNU General Public License)[-, _]*(?:v(?:ersion)? ?)?3(?:\.0)?\b/i, 'GPL-3.0-only'],
  [/\b(?:GPL|GNU General Public License)[-, _]*(?:v(?:ersion)? ?)?2(?:\.0)?\b/i, 'GPL-2.0-only'],
  [/\bEclipse Public License[-, ]*(?:v(?:ersion)? ?)?2\.0\b/i, 'EPL-2.0'],
  [/\bBoost Software License[-, ]*(?:v(?:ersion)? ?)?1\.0\b/i, 'BSL-1.0'],
  [/\b(?:CC[- ]BY[- ]SA[- ]|Attribution-ShareAlike )4\.0\b/i, 'CC-BY-SA-4.0'],
  [/\b(?:CC[- ]BY[- ]|Attribution )4\.0\b/i, 'CC-BY-4.0'],
  [/\bCC0(?:[- ]1\.0)?\b/i, 'CC0-1.0'],
  [/\bThe Unlicense\b/i, 'Unlicense'],
  [/\bMIT\b(?! (?:press|csail|media lab|technology))/i, 'MIT'],
  [/\bISC\b/, 'ISC'],
];

/**
 * SPDX identifier of the first license that a text or badge names; those that follow are mostly of other components.
 */
export function licenseIn(text: string): string | undefined {
  const named = names.map(([pattern, license]) => {
    const match = pattern.exec(text);
    return {at: match?.index ?? -1, end: (match?.index ?? 0) + (match?.[0].length ?? 0), license};
  });
  // Without a hyphen, an identifier may be any word.
  const written = [...text.matchAll(/(?<![\w.-])[A-Z]\w*(?:[-.]\w+)*-\w+(?:[-.]\w+)*/gi)].flatMap(
    ({0: word, index}) => {
      const license = identifiers.find((one) => one.toLowerCase() === word.toLowerCase());
      return license === undefined ? [] : [{at: index, end: index + word.length, license}];
    },
  );
  // If both are found in one place, the identifier is more exact.
  const [first] = [...written, ...named].filter(({at}) => at >= 0).sort((a, b) => a.at - b.at);
  const exception = first && exceptionAfter(text.slice(first.end));
  return first && (exception === undefined ? first.license : `${first.license} WITH ${exception}`);
}

/** SPDX identifier of the exception that a text names after a license, such as "with LLVM Exceptions". */
function exceptionAfter(text: string): string | undefined {
  const words = /^[\s`*_,"')]*with (?:the )?([\w.-]+(?:[ -]exceptions?)?)/i.exec(text)?.[1];
  const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const wanted = fold(words ?? '').replace(/exceptions$/, 'exception');
  return wanted.includes('exception') ? exceptions.find((one) => fold(one).startsWith(wanted)) : undefined;
}

/**
 * SPDX identifier for a field of a package file: the identifier itself in any capitalization, its URL at spdx.org,
 * an expression of identifiers and exceptions, or a common name.
 */
export function licenseOfField(value: string): string | undefined {
  const bare = value
    .trim()
    .replace(/^https?:\/\/(?:www\.)?(?:spdx\.org\/licenses|opensource\.org\/licenses?)\//i, '')
    .replace(/(?:\.html|\.json|\/)$/, '');
  return expressionOf(bare) ?? licenseIn(bare);
}

/** An SPDX expression in the capitals of the SPDX list; undefined if a text is none. */
function expressionOf(text: string): string | undefined {
  const inOrder = (list: readonly string[], word: string): string | undefined =>
    list.find((one) => one.toLowerCase() === word.toLowerCase());
  const expression = text.replaceAll(
    /[^\s()+]+/g,
    (word) => inOrder(['AND', 'OR', 'WITH'], word) ?? inOrder(identifiers, word) ?? inOrder(exceptions, word) ?? word,
  );
  try {
    parseExpression(expression);
    return expression;
  } catch {
    return undefined;
  }
}

/**
 * SPDX identifier of the license that the title of a LICENSE file names, above or below the lines about copyright. The
 * text itself is not compared: no maintained library recognizes it, and most files have a title. The title of a GNU
 * license does not say whether later versions are allowed, but README and package files do: the identifier is that of
 * the version only.
 */
export function licenseOfTitle(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => !/copyright|all rights reserved/i.test(line));
  return licenseIn(lines.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, titleLength));
}

/** Number of characters at the beginning of a LICENSE file that hold its title. */
const titleLength = 120;
