/** Charts and diagrams, drawn from fenced blocks when the site is built. */
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions} from '@training-catalog/content-model';
import {emitFiles, separateSheet} from '@training-catalog/utils/node';
import * as z from 'zod';
import {rendersHtml} from './drawingAttributes.js';
import {announcePlugin} from './pluginIsLoaded.js';

export {default as remarkFigures} from './remarkFigures.js';

const color = z
  .string()
  .regex(/^[^;{}]+$/, 'it must be a color of CSS; write a color, such as #2484b0 or var(--brand)')
  .optional();

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.string().optional(),
  colors: z
    .strictObject({
      page: color,
      muted: color,
      accent: color,
      1: color,
      2: color,
      3: color,
      4: color,
      5: color,
      6: color,
    })
    .optional(),
});

/** Options of the plugin; see the README for meaning and defaults. */
export type FiguresOptions = z.infer<typeof schema>;

type Colors = NonNullable<FiguresOptions['colors']>;

/** A style sheet of the package with the given colors in the place of the custom properties `--figure-*`. */
export const withColors = (css: string, colors: Colors): string =>
  css.replaceAll(
    /var\(--figure-(\w+), (?:[^()]|\([^()]*\))+\)/g,
    (property, name: string) => (colors as Partial<Record<string, string>>)[name] ?? property,
  );

/** A style sheet of the package. */
const sheetOf = (name: string, colors: Colors): ReturnType<typeof separateSheet> =>
  separateSheet(name, withColors(fs.readFileSync(new URL(`../css/${name}.css`, import.meta.url), 'utf8'), colors));

/** The members of the compiler of webpack and Rspack that are used here. */
interface Compiler {
  webpack: {DefinePlugin: new (definitions: Record<string, string>) => {apply: (compiler: never) => void}};
}

/** A plugin of the bundler that tells drawings whether they are compiled to render the HTML of pages. */
const isRenderingHtml = (isServer: boolean): {apply: (compiler: Compiler) => void} => ({
  apply(compiler) {
    new compiler.webpack.DefinePlugin({[rendersHtml]: String(isServer)}).apply(compiler as never);
  },
});

/**
 * Gives a site the components of charts and diagrams, and their style sheets, which only pages with such a
 * figure load. `remarkFigures` makes the components from the blocks of a page.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export default function figures({baseUrl}: LoadContext, options: unknown): Plugin {
  const {colors = {}} = parseOptions('@training-catalog/figures', schema, options ?? {});
  announcePlugin();
  const sheets = {
    chart: sheetOf('chart', colors),
    diagram: sheetOf('diagram', colors),
  };
  return {
    name: 'figures',
    getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {
        chart: baseUrl + sheets.chart.file,
        diagram: baseUrl + sheets.diagram.file,
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
      plugins: [
        isRenderingHtml(isServer),
        ...(isServer
          ? []
          : [
              emitFiles(
                '@training-catalog/figures',
                Object.fromEntries(Object.values(sheets).map(({file, css}) => [file, css])),
              ),
            ]),
      ],
    }),
  };
}
