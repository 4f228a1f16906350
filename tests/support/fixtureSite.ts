/**
 * The fixture site: this project's code with the small, fixed content of `tests/fixtures/site`. Tests of
 * behavior run on it, so that they can name pages and count cards while the catalog changes freely.
 */
export const fixtureSite = {
  /** Folder that the site is laid out and built in. */
  dir: '.cache/fixture-site',
  /** Folder of the finished build. */
  build: '.cache/fixture-site/build',
} as const;
