/** Charts and sketches, drawn from fenced blocks when the site is built. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';
import {emitAsset} from './emitAsset.js';
import {announcePlugin} from './pluginIsLoaded.js';

export {default as remarkFigures} from './remarkFigures.js';

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.string().optional(),
});

/** A style sheet of the package and the URL at which it is published, below the base URL. */
function sheetOf(name: string): {url: string; css: string} {
  const css = fs.readFileSync(new URL(`../css/${name}.css`, import.meta.url), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {url: `assets/css/${name}.${hash}.css`, css};
}

/**
 * Gives a site the components of charts and sketches, and their style sheets, which only pages with a chart or a sketch
 * load. `remarkFigures` makes the components from the blocks of a page.
 *
 * @throws for an unknown option, because there are none.
 */
export default function figures({baseUrl}: LoadContext, options: unknown): Plugin {
  parseOptions('@training-catalog/figures', schema, options ?? {});
  announcePlugin();
  const sheets = {chart: sheetOf('chart'), sketch: sheetOf('sketch')};
  return {
    name: 'figures',
    getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {
        chart: baseUrl + sheets.chart.url,
        sketch: baseUrl + sheets.sketch.url,
      });
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            // A list, because Docusaurus takes a rule with a single expression for the one of a content plugin, and does
            // not compile files that no content plugin has.
            test: [/\.mdx?$/],
            enforce: 'pre',
            loader: fileURLToPath(new URL('dataFilesLoader.js', import.meta.url)),
          },
        ],
      },
      plugins: isServer ? [] : Object.values(sheets).map(({url, css}) => emitAsset(url, css)),
    }),
  };
}
