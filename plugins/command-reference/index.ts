/**
 * In: what the commands of package.json say about themselves (`tools/help/commands.ts`), and a page with
 * `<CommandReference />`. Out: the page with a section for each command, in place of that element.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesIn} from '@training-catalog/content-model/node';
import {areaIds} from '../../shared/contentAreas';

/** Has the bundler compile the page again after a change of a command. */
export default function commandReference({siteDir}: LoadContext): Plugin {
  return {
    name: 'command-reference',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: areaIds.map((area) => path.join(siteDir, area)),
            enforce: 'pre' as const,
            loader: require.resolve('../lessons/dependencies.js'),
            options: {
              siteDir,
              filesOf: ({text}: {text: string}) =>
                text.includes('<CommandReference')
                  ? filesIn(siteDir, 'tools').filter((file) => /\/usage\.ts$|^tools\/help\//.test(file))
                  : [],
            },
          },
        ],
      },
    }),
  };
}
