import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const tags = /[ \t]*<% it\.scripts\.forEach\(\(script\) => \{ %>[^]*?<% \}\); %>\n/;

/**
 * Moves the scripts of a page to the end of its body, and puts its chunks before those that every page has.
 *
 * - In the head, browsers request them together with the style sheet and the fonts; a server without priorities
 *   (HTTP/1.1) then sends all at once, and the first paint waits longer. They are deferred, so they run no later.
 * - The scripts that every page has start when all are loaded, and would request a chunk that is missing.
 *
 * @throws if the template does not have the list of scripts exactly once, and the end of the body.
 */
export function withScriptsLast(template: string): string {
  const [found, ...others] = template.match(new RegExp(tags, 'g')) ?? [];
  const end = '  </body>';
  if (found === undefined || others.length > 0 || template.split(end).length !== 2) {
    throw new Error(
      'plugins/upstream-patches/docusaurus-client/pageTemplate.ts: the page template of Docusaurus does not contain the list of scripts and the end of the body exactly once; adapt it',
    );
  }
  const sorted = found.replace(
    'it.scripts.forEach(',
    "it.scripts.toSorted((a, b) => b.split('/').length - a.split('/').length).forEach(",
  );
  return template.replace(found, '').replace(end, () => `${sorted}${end}`);
}

/** Docusaurus' template of a page, with the scripts last, and the chunks of the page first among them. */
export const pageTemplate = withScriptsLast(original);
