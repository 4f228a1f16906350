/**
 * In: pages with `$…$` or `$$…$$`, and the KaTeX package. Out: HTML and MathML in the page (remark-math,
 * then `rehypeFormulas.ts`), and KaTeX's style sheet and fonts as separate
 * files, which only pages with a formula link (`src/components/Formula`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles, packageFolder} from '@training-catalog/utils/node';

/**
 * Nothing of a formula is shown, or takes a click, far outside of the space that its line has for it: a link around it
 * could otherwise cover the page. Letters stand out a little. Where browsers cannot clip at a distance, the rule about the
 * size of formulas is all that limits them.
 */
const ownStyles =
  '@supports (overflow-clip-margin:1px){.katex .base,.katex .tag{overflow:clip;overflow-clip-margin:.5em}}';

/** Publishes KaTeX's style sheet and fonts. */
export function mathematics({baseUrl}: LoadContext): Plugin {
  const katex = packageFolder('katex', import.meta.url);
  const {version} = JSON.parse(fs.readFileSync(path.join(katex, 'package.json'), 'utf8')) as {version: string};
  const folder = `assets/katex-${version}`;
  return {
    name: 'mathematics',
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {href: `${baseUrl}${folder}/katex.min.css`});
    },
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      const dist = path.join(katex, 'dist');
      // Every browser that runs this site's scripts supports woff2.
      const fonts = fs.readdirSync(path.join(dist, 'fonts')).filter((file) => file.endsWith('.woff2'));
      const copies = Object.fromEntries(
        fonts.map((file) => [`${folder}/fonts/${file}`, path.join(dist, 'fonts', file)]),
      );
      const css = {
        [`${folder}/katex.min.css`]: fs.readFileSync(path.join(dist, 'katex.min.css'), 'utf8') + ownStyles,
      };
      return {plugins: [emitFiles('mathematics', css, copies)]};
    },
  };
}
