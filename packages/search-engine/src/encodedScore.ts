/**
 * Encoding of a term's score in a part of a page: one integer, whose lowest bit says whether the term is in the title or
 * heading and whose other bits hold the score on a logarithmic scale.
 */

/** Ratio between steps; rounding changes a score by at most a tenth. */
const step = 1.2;

/** The smallest score above zero. */
const least = 0.1;

const steps = (score: number): number => Math.max(0, Math.round(Math.log(score / least) / Math.log(step)));

/** Encodes a score above zero. */
export const encodeScore = (score: number, inHeading: boolean): number => steps(score) * 2 + (inHeading ? 1 : 0);

/** Lookup table of all scores, because a query decodes hundreds of thousands. */
const scores = Array.from({length: 128}, (_, count) => least * step ** count);

/** Decodes what `encodeScore` encoded. */
export const decodeScore = (points: number): {score: number; inHeading: boolean} => ({
  score: scores[points >> 1] ?? 0,
  inHeading: points % 2 === 1,
});
