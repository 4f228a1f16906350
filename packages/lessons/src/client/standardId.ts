/** Anchor of a standard, without the slugger of the build, which browsers need not load. */
export const standardId = (set: string, code: string): string =>
  `${set}-${code}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
