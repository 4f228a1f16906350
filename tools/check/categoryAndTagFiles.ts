import type {SiteSource} from '@training-catalog/content-lint/node';

/** Paths of category and tag files, which are next to the pages and are checked with them. */
export const categoryAndTagFiles = ({files}: SiteSource): string[] =>
  files
    .filter(({file, isLink}) => !isLink && /\/_category_\.json$|^(?!static\/)[^/]+\/[^/]+\.yml$/.test(file))
    .map(({file}) => file);

/** Maximum number of paths in one command, because systems limit its length. */
export const maxPaths = 100;
