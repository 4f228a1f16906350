/**
 * In: the variable fonts of the two `@fontsource-variable` packages. Out: `@generated/fonts/default/<face>.woff2`, cut
 * down to the characters and weights that `lib/fonts.ts` lists; `src/css/fonts.css` loads them. Pages preload the
 * faces of the first screen.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {OUTPUT_STATIC_ASSETS_DIR_NAME} from '@docusaurus/utils';
import {interpolateName} from 'loader-utils';
import {ResultCache} from '../../lib/resultCache';
import {faceNames, faceSource, makeFace, type FaceName} from '../../lib/fonts';

/** Faces of the first screen. */
const preloaded: readonly FaceName[] = ['display', 'text'];

/** Makes the faces before the bundler starts, and only when a package or `lib/fonts.ts` has changed. */
export default function fonts({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  /** URLs of the preloaded faces. */
  let urls: string[] = [];
  return {
    name: 'fonts',
    async loadContent() {
      urls = [];
      const folder = path.join(generatedFilesDir, 'fonts/default');
      fs.mkdirSync(folder, {recursive: true});
      const cache = new ResultCache<Buffer>(siteDir, 'fonts/faces', [
        path.join(siteDir, 'lib/fonts.ts'),
        ...faceNames.map((name) => faceSource(name)),
      ]);
      for (const name of faceNames) {
        const face = await cache.getOrMake(name, () => makeFace(name, 'woff2'));
        const file = path.join(folder, `${name}.woff2`);
        fs.writeFileSync(file, face);
        if (preloaded.includes(name)) {
          // The name that file-loader gives it under Docusaurus' rule for fonts. cspell:ignore contenthash
          const published = interpolateName({resourcePath: file}, '[name]-[contenthash].[ext]', {content: face});
          urls.push(`${baseUrl}${OUTPUT_STATIC_ASSETS_DIR_NAME}/fonts/${published}`);
        }
      }
      cache.save();
    },
    injectHtmlTags: () => ({
      headTags: urls.map((href) => ({
        tagName: 'link',
        // On a slow phone connection, they would delay the style sheet.
        attributes: {
          rel: 'preload',
          as: 'font',
          crossorigin: true,
          media: '(min-width:997px)',
          href,
        },
      })),
    }),
  };
}
