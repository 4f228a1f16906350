/**
 * The score of a term in a part of a page, as stored in the index: one integer for the score, on a logarithmic scale,
 * and for whether the term is in the title or heading itself.
 */

/** Ratio between steps; rounding changes a score by at most a tenth. */
const step = 1.2;

/** The smallest score above zero. */
const least = 0.1;

const steps = (score: number): number => Math.max(0, Math.round(Math.log(score / least) / Math.log(step)));

/** Encodes a score above zero. */
export const pointsOf = (score: number, inHeading: boolean): number => steps(score) * 2 + (inHeading ? 1 : 0);

/** Precomputed scores of all steps, because hundreds of thousands are decoded. */
const scores = Array.from({length: 128}, (_, count) => least * step ** count);

/** Decodes what `pointsOf` encoded. */
export const readPoints = (points: number): {score: number; inHeading: boolean} => ({
  score: scores[points >> 1] ?? 0,
  inHeading: points % 2 === 1,
});
