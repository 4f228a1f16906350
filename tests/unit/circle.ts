/**
 * Whether the outer circle of tests runs (`TEST_CIRCLE=all`). It tries inputs in their full number and size;
 * the inner circle, which people wait for, tries a part of the same inputs.
 */
export const isOuterCircle = process.env.TEST_CIRCLE === 'all';
