import {createRequire} from 'node:module';
import type {DocusaurusConfig} from '@docusaurus/types';
import {runtimeName} from './chunkHashes.js';
import {scriptsId, startScriptsCode} from './startScripts.js';

const tags = /[ \t]*<% it\.scripts\.forEach\(\(script\) => \{ %>[^]*?<% \}\); %>\n/;

/**
 * Makes browsers request the scripts of a page when somebody needs them, and its chunks before those that every page has.
 *
 * - Most visits are one page that is read and left, and scripts that are requested with the style sheet and the fonts share
 *   the line with them (adr/0015). They wait in a `<template>`, from which startScripts.ts takes them.
 * - The scripts that every page has start when all are loaded, and would request a chunk that is missing.
 *
 * @throws if the template does not have the list of scripts exactly once, and the end of the body.
 */
export function withScriptsOnDemand(template: string): string {
  const [found, ...others] = template.match(new RegExp(tags, 'g')) ?? [];
  const end = '  </body>';
  if (found === undefined || others.length > 0 || template.split(end).length !== 2) {
    throw new Error(
      '@training-catalog/lean-client: the page template of Docusaurus does not contain the list of scripts and the end of the body exactly once; adapt pageTemplate.ts',
    );
  }
  const sorted = found.replace(
    'it.scripts.forEach(',
    `it.scripts.toSorted((a, b) => Number(a.includes('${runtimeName}')) - Number(b.includes('${runtimeName}')) || b.split('/').length - a.split('/').length).forEach(`,
  );
  const start = `    <template id="${scriptsId}">\n${sorted}    </template>\n    <script>${startScriptsCode()}</script>\n`;
  return template.replace(found, '').replace(end, () => `${start}${end}`);
}

/** Docusaurus' template of a page, with scripts on demand. */
export const pageTemplate = (): string =>
  withScriptsOnDemand(
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
  // Not enumerable, because browsers load all other settings with every page; another plugin may add to it.
  Object.defineProperty(siteConfig, 'ssrTemplate', {value: pageTemplate(), configurable: true});
}
