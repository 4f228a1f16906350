/**
 * Whether the outer circle of tests runs (`TEST_CIRCLE=all`). It tests all inputs at full size; the inner circle, which
 * people wait for, tests some of the same inputs.
 */
export const isOuterCircle = process.env.TEST_CIRCLE === 'all';
