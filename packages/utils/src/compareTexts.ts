/**
 * Compares two texts for sorting, in English order: without a language, the order would depend on the machine.
 *
 * @returns a negative number if the first sorts before the second, a positive number if after it, 0 for equal texts
 */
export const compareTexts = new Intl.Collator('en').compare;
