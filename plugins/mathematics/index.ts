/**
 * In: pages with `$…$` or `$$…$$`, and the KaTeX package. Out: HTML and MathML in the page (remark-math in
 * `docusaurus.config.ts`, then `rehypeFormulas.ts`), and KaTeX's style sheet and fonts as separate
 * files, which only pages with a formula link (`src/components/Formula`).
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageFolder} from '@training-catalog/lean-client';
import {version} from 'katex/package.json';
import {copyFiles} from '../copyFiles';

/** Publishes KaTeX's style sheet and fonts. */
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
      // Every browser that runs this site's scripts supports woff2.
      const patterns = ['katex.min.css', 'fonts/*.woff2'].map((from) => ({
        from,
        context,
        to: `${folder}/[path][name][ext]`,
      }));
      return {plugins: [copyFiles(currentBundler, patterns)]};
    },
  };
}
