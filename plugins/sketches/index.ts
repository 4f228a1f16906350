import type {LoadContext, Plugin} from '@docusaurus/types';
import {copyFiles} from '../../lib/copyFiles';
import {ownStyleSheet} from '../../lib/ownStyleSheet';

/**
 * Publishes src/css/sketch.css as a style sheet that only pages with a sketch link. The drawings themselves are made by
 * remarkSketches.ts.
 */
export default function sketches({siteDir, baseUrl}: LoadContext): Plugin {
  const {name, pattern} = ownStyleSheet(siteDir, 'sketch');
  return {
    name: 'sketches',
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {href: `${baseUrl}${name}`});
    },
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : {plugins: [copyFiles(currentBundler, [pattern])]},
  };
}
