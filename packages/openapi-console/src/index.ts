import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import {keepsLocalServers, mockServer} from './consoleServers.js';

// Docusaurus gives every plugin the id of its instance.
const schema = z.strictObject({id: z.string().optional()});

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Gives the pages of `@training-catalog/openapi-pages` a button "Try it", which loads a console. It needs the option
 * `console: true` of that plugin.
 *
 * @throws for an option, because there are none.
 */
export default function openApiConsole(_context: LoadContext, options: unknown): Plugin {
  parseOptions('@training-catalog/openapi-console', schema, options ?? {});
  // For openapi-pages, which may not import this package.
  (globalThis as Record<symbol, unknown>)[Symbol.for('@training-catalog/openapi-console')] = true;
  return {
    name: 'openapi-console',
    getThemePath: () => folder('theme'),
    // Docusaurus collects texts to translate only from these paths and that of the theme.
    getPathsToWatch: () => [folder('console')],
    async contentLoaded({actions}) {
      // A style sheet that is imported would be part of every page.
      const css = fs
        .readFileSync(new URL('../css/console.css', import.meta.url), 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/\s+/g, ' ');
      await actions.createData('settings.json', {
        css,
        mockServer: mockServer(process.env) ?? null,
        keepsLocalServers: keepsLocalServers(process.env),
      });
    },
  };
}
