import {createRequire} from 'node:module';
import exceptions from 'spdx-exceptions';
import parseExpression from 'spdx-expression-parse';
import identifiers from 'spdx-license-ids/index.json';

/** Texts of all SPDX licenses, 5 MB: loaded only for a file without one of the usual licenses. */
const loadTexts = (): Record<string, {licenseText: string}> =>
  createRequire(__filename)('spdx-license-list/full') as Record<string, {licenseText: string}>;

/** Names of licenses in prose, badges, and package files, longer ones first. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\bapache[- _]*(?:software )?(?:license[, ]*)?(?:v(?:ersion)? ?)?2(?:\.0)?\b/i, 'Apache-2.0'],
  [/\bBSD[- _]*(?:3|three)[- _]*clause\b|\b(?:new|modified|revised) BSD\b/i, 'BSD-3-Clause'],
  [/\bBSD[- _]*(?:2|two)[- _]*clause\b|\bsimplified BSD\b/i, 'BSD-2-Clause'],
  [/\bMPL[- _]?v?2(?:\.0)?\b|\bMozilla Public License,? (?:v(?:ersion)? ?)?2/i, 'MPL-2.0'],
  [/\bAGPL[- _]?v?3(?:\.0)?\b/i, 'AGPL-3.0-only'],
  [/\bLGPL[- _]?v?3(?:\.0)?\b/i, 'LGPL-3.0-only'],
  [/\bGPL[- _]?v?3(?:\.0)?\b/i, 'GPL-3.0-only'],
  [/\bGPL[- _]?v?2(?:\.0)?\b/i, 'GPL-2.0-only'],
  [/\bCC[- ]BY[- ]SA[- ]4\.0\b/i, 'CC-BY-SA-4.0'],
  [/\bCC[- ]BY[- ]4\.0\b/i, 'CC-BY-4.0'],
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
 * SPDX expression for the field License of an R package, such as `GPL (>= 3)`, `GPL-2 | GPL-3`, or
 * `MIT + file LICENSE`.
 */
export function licenseOfRField(value: string): string | undefined {
  const found = value.split('|').map((one) => {
    const bare = one.replace(/(?:^|\+)\s*file\s+\S+/i, '').trim();
    const [, gnu, version = ''] = /^([AL]?GPL) \(>= (\d(?:\.\d)?)[\d.]*\)$/.exec(bare) ?? [];
    return licenseOfField(gnu === undefined ? bare : `${gnu}-${version.padEnd(3, '.0')}-or-later`);
  });
  return found.includes(undefined) ? undefined : found.join(' OR ');
}

/** Title lines and distinctive texts of the common licenses; each is searched for at the beginning of the file. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/apache license,?\s+version 2\.0/i, 'Apache-2.0'],
  [/gnu affero general public license\s+version 3/i, 'AGPL-3.0-only'],
  [/gnu lesser general public license\s+version 3/i, 'LGPL-3.0-only'],
  [/gnu lesser general public license\s+version 2\.1/i, 'LGPL-2.1-only'],
  [/gnu general public license\s+version 3/i, 'GPL-3.0-only'],
  [/gnu general public license\s+version 2/i, 'GPL-2.0-only'],
  [/mozilla public license,?\s+version 2\.0/i, 'MPL-2.0'],
  [/eclipse public license\s*-?\s*v(?:ersion)? ?2\.0/i, 'EPL-2.0'],
  [/boost software license\s*-\s*version 1\.0/i, 'BSL-1.0'],
  [/creative commons (?:legal code\s+)?cc0 1\.0 universal|^cc0 1\.0 universal/i, 'CC0-1.0'],
  [/(?:creative commons )?attribution-sharealike 4\.0 international/i, 'CC-BY-SA-4.0'],
  [/(?:creative commons )?attribution 4\.0 international/i, 'CC-BY-4.0'],
  [/this is free and unencumbered software released into the public domain/i, 'Unlicense'],
  [/neither the name of [^]*?(?:contributors|nor the names)[^]*?may be used to endorse/i, 'BSD-3-Clause'],
  [/redistribution and use in source and binary forms[^]*?redistributions in binary form/i, 'BSD-2-Clause'],
  [
    /permission is hereby granted, free of charge, to any person obtaining a copy[^]*?the above copyright notice/i,
    'MIT',
  ],
  [/permission to use, copy, modify, and(?:\/or)? distribute this software for any purpose/i, 'ISC'],
];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/^.*copyright (?:\(c\)|©|\d|<).*$/gm, '')
    .match(/[a-z0-9]+/g) ?? [];

/** All triples of consecutive words of a text. */
const triplesOf = (text: string): Set<string> => {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((word, at) => `${words[at] ?? ''} ${words[at + 1] ?? ''} ${word}`));
};

/** Minimum share of triples in common for two texts of one license; names of people and products differ. */
const sameLicense = 0.93;

/** SPDX identifier of the license whose text in the SPDX list is most similar to a text, if it is similar enough. */
function nearestLicense(text: string): string | undefined {
  const own = triplesOf(text);
  if (own.size < 20) {
    return undefined;
  }
  const texts = loadTexts();
  // Only a text of similar length can match.
  const isAsLong = (license: string): boolean =>
    Math.abs((texts[license]?.licenseText.length ?? 0) - text.length) < 500 + text.length / 4;
  const likenessOf = (license: string): number => {
    const other = triplesOf(texts[license]?.licenseText ?? '');
    return (2 * [...own].filter((triple) => other.has(triple)).length) / (own.size + other.size);
  };
  const [nearest] = identifiers
    // The text of an "or later" license is that of the version itself.
    .filter((license) => !license.endsWith('-or-later') && isAsLong(license))
    .map((license) => ({license, likeness: likenessOf(license)}))
    .sort((a, b) => b.likeness - a.likeness);
  return nearest && nearest.likeness >= sameLicense ? nearest.license : undefined;
}

/**
 * SPDX identifier of the license in a LICENSE file, recognized by distinctive lines; less common licenses are
 * recognized by their text in the SPDX list. The text of a GNU license does not say whether later versions are allowed,
 * but README and package files do: the identifier is that of the version only.
 */
export function licenseOfText(text: string): string | undefined {
  // Some files quote the license, as Markdown does.
  const plain = text.replaceAll(/^[ \t]*>/gm, '').replaceAll(/\s+/g, ' ');
  // Licenses mention others further down.
  const found = marks.map(([pattern, license]) => ({at: plain.search(pattern), license})).filter(({at}) => at >= 0);
  const titled = found.filter(({at}) => at < 1500);
  return titled.length > 0 ? titled[0]?.license : nearestLicense(text);
}
