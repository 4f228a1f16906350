import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const list = 'it.scripts.forEach(';

/**
 * Puts the chunks of a page before the scripts that every page has: those start when all are loaded, and would request
 * a chunk that is missing.
 *
 * @throws if the template does not have the list of scripts exactly once.
 */
export function withChunksFirst(template: string): string {
  if (template.split(list).length !== 2) {
    throw new Error(
      `plugins/upstream-patches/docusaurus-client/pageTemplate.ts: the page template of Docusaurus does not contain "${list}" exactly once; adapt it`,
    );
  }
  return template.replace(list, "it.scripts.toSorted((a, b) => b.split('/').length - a.split('/').length).forEach(");
}

/** Docusaurus' template of a page, with the chunks of the page first. */
export const pageTemplate = withChunksFirst(original);
