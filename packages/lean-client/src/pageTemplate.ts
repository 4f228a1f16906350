import {createRequire} from 'node:module';
import type {DocusaurusConfig} from '@docusaurus/types';

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
      '@training-catalog/lean-client: the page template of Docusaurus does not contain the list of scripts and the end of the body exactly once; adapt pageTemplate.ts',
    );
  }
  const sorted = found.replace(
    'it.scripts.forEach(',
    "it.scripts.toSorted((a, b) => b.split('/').length - a.split('/').length).forEach(",
  );
  return template.replace(found, '').replace(end, () => `${sorted}${end}`);
}

/** Docusaurus' template of a page, with the scripts last, and the chunks of the page first among them. */
export const pageTemplate = (): string =>
  withScriptsLast(
    // Node and the loader of Docusaurus' settings would import its default export differently.
    (createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {default: string}).default,
  );

/**
 * Sets the template of all pages.
 *
 * @throws if the site has a template of its own.
 */
export function setPageTemplate(siteConfig: DocusaurusConfig): void {
  if (siteConfig.ssrTemplate) {
    throw new Error(
      '@training-catalog/lean-client: the setting ssrTemplate would be replaced; remove it from docusaurus.config.ts, or leave out "enabled"',
    );
  }
  // Not enumerable, because browsers load all other settings with every page.
  Object.defineProperty(siteConfig, 'ssrTemplate', {value: pageTemplate()});
}
