import identifiers from 'spdx-license-ids/index.json';

/** Names of licenses as prose, badges and package files write them, the longer ones first. */
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

/** SPDX identifier of the license that a text or badge names. */
export const licenseIn = (text: string): string | undefined => names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * SPDX identifier that a field of a package file means: the identifier itself in any capitals, its
 * address at spdx.org, an expression of identifiers, or a usual name.
 */
export function licenseOfField(value: string): string | undefined {
  const bare = value
    .trim()
    .replace(/^https?:\/\/(?:www\.)?(?:spdx\.org\/licenses|opensource\.org\/licenses?)\//i, '')
    .replace(/(?:\.html|\.json|\/)$/, '');
  const known = (word: string): string | undefined =>
    identifiers.find((one) => one.toLowerCase() === word.toLowerCase());
  const words = bare.replaceAll(/[()]/g, '').split(/\s+(?:AND|OR|WITH)\s+/);
  if (words.length > 1 && words.every((word) => known(word) !== undefined)) {
    return bare;
  }
  return known(bare) ?? licenseIn(bare);
}

/**
 * SPDX expression that the field License of an R package means, such as `GPL (>= 3)`, `GPL-2 | GPL-3`, or
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

/** Title lines and marks of the usual licenses; each text is looked for in the beginning of the file. */
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

/**
 * SPDX identifier of the license whose text a LICENSE file holds, told by the lines that only that
 * license has. Where a GNU license leaves later versions open, README and package files say it, not
 * its text: the identifier is the one of that version only.
 */
export function licenseOfText(text: string): string | undefined {
  // Some files quote the license, as Markdown does.
  const plain = text.replaceAll(/^[ \t]*>/gm, '').replaceAll(/\s+/g, ' ');
  // Licenses name other ones further down.
  const found = marks.map(([pattern, license]) => ({at: plain.search(pattern), license})).filter(({at}) => at >= 0);
  const titled = found.filter(({at}) => at < 1500);
  return titled.length > 0 ? titled[0]?.license : undefined;
}
