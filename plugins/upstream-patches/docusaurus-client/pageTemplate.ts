import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const list = 'it.scripts.forEach(';

if (original.split(list).length !== 2) {
  throw new Error(
    `plugins/upstream-patches/docusaurus-client/pageTemplate.ts: the page template of Docusaurus does not contain "${list}" exactly once; adapt it`,
  );
}

/**
 * Docusaurus' template of a page, with the chunks of the page before the scripts that every page has: those start when
 * all are loaded, and would request a chunk that is missing.
 */
export const pageTemplate = original.replace(
  list,
  "it.scripts.toSorted((a, b) => b.split('/').length - a.split('/').length).forEach(",
);
