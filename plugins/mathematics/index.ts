import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {version} from 'katex/package.json';
import {copyFiles} from '../../lib/copyFiles';
import {packageFolder} from '../upstream-patches/replaceModules';

/**
 * Style sheet and fonts of KaTeX, as files of their own: pages with a formula link the sheet
 * (src/components/Formula), and browsers fetch the fonts that its signs need. In comes a page with `$…$` or
 * `$$…$$`; the remark and rehype plugins in the site's configuration turn these into HTML and MathML.
 */
export default function mathematics({baseUrl}: LoadContext): Plugin {
  const folder = `assets/katex-${version}`;
  return {
    name: 'mathematics',
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {href: `${baseUrl}${folder}/katex.min.css`});
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const context = path.join(packageFolder('katex'), 'dist');
      // Browsers that know neither woff2 nor this site's scripts are older than both.
      const patterns = ['katex.min.css', 'fonts/*.woff2'].map((from) => ({
        from,
        context,
        to: `${folder}/[path][name][ext]`,
      }));
      return {plugins: [copyFiles(currentBundler, patterns)]};
    },
  };
}
