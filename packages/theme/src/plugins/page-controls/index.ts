// cspell:ignore speculationrules
/**
 * In: `src/pageControls`. Out: in the head of every page, one inline script, by which the controls of the page work before
 * React and without it: menus, color mode, tabs, table of contents, copy buttons, printing, search box, and
 * what follows the position in the page. The theme (`src/theme`) renders these controls and leaves their state to the script.
 */
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

/** A module of `src/pageControls`, compiled. */
const module = (name: string): string => fileURLToPath(new URL(`../../pageControls/${name}.js`, import.meta.url));

/** Code of the script, for browsers since 2022; what later ones bring, such as popovers, it uses where it is there. */
const pageScript = (): string =>
  buildSync({
    entryPoints: [module('pageScript')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text.trim() ?? '';

/**
 * Which links a browser prefetches when the pointer rests on them or a finger touches them: those to pages of the site. A
 * browser that saves data does not. Removed when React comes, which prefetches what it needs (pageShown.ts).
 */
const speculationRules = (baseUrl: string): object => ({
  prefetch: [
    {
      where: {
        and: [
          {href_matches: `${baseUrl}*`},
          // Files have an ending.
          {not: {href_matches: `${baseUrl}*.*`}},
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Adds the script to every page. */
export function pageControls({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-controls',
    getClientModules: () => [module('pageShown')],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', attributes: {}, innerHTML: pageScript()},
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify(speculationRules(baseUrl)),
        },
      ],
    }),
  };
}
