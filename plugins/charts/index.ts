import type {LoadContext, Plugin} from '@docusaurus/types';
import {copyFiles} from '../../lib/copyFiles';
import {ownStyleSheet} from '../../lib/ownStyleSheet';

/**
 * The style sheet of charts (src/css/chart.css), which only pages with a chart link. In comes a fenced block `chart`;
 * remarkCharts.ts turns it into a drawing, its numbers and their source.
 */
export default function charts({siteDir, baseUrl}: LoadContext): Plugin {
  const {name, pattern} = ownStyleSheet(siteDir, 'chart');
  return {
    name: 'charts',
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {href: `${baseUrl}${name}`});
    },
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : {plugins: [copyFiles(currentBundler, [pattern])]},
  };
}
