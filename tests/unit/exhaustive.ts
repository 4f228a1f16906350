/**
 * Whether the exhaustive tests run (`TEST_EXHAUSTIVE=1`). They test all inputs at full size; the default tests, which
 * people wait for, test some of the same inputs.
 */
export const isExhaustive = process.env.TEST_EXHAUSTIVE === '1';
