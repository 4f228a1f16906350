/**
 * How much a term says about a part of a page, as the index holds it: one whole number for the score, in
 * steps that grow with it, and for whether the term stands in the title or heading itself.
 */

/** Ratio of one step to the next; rounding changes a score by at most a tenth. */
const step = 1.2;

/** The smallest score that differs from none. */
const least = 0.1;

const steps = (score: number): number => Math.max(0, Math.round(Math.log(score / least) / Math.log(step)));

/** Writes a score above zero. */
export const pointsOf = (score: number, inHeading: boolean): number => steps(score) * 2 + (inHeading ? 1 : 0);

/** Scores of as many steps as there can be: reading is done by the hundred thousand. */
const scores = Array.from({length: 128}, (_, count) => least * step ** count);

/** Reads what `pointsOf` wrote. */
export const readPoints = (points: number): {score: number; inHeading: boolean} => ({
  score: scores[points >> 1] ?? 0,
  inHeading: points % 2 === 1,
});
