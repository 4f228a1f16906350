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
import {faceNames, faceSource, type FaceName} from '../../lib/fonts';
import {runInChildProcess} from '../../lib/runInChildProcess';

/** Faces of the first screen. */
const preloaded: readonly FaceName[] = ['display', 'text'];

/**
 * Makes the faces that are not in the cache. They are made in a child process while the pages load, because compressing
 * them takes as long.
 */
async function makeFaces(siteDir: string): Promise<Record<FaceName, Buffer>> {
  const cache = new ResultCache<Buffer>(siteDir, 'fonts/faces', [
    path.join(siteDir, 'lib/fonts.ts'),
    ...faceNames.map((name) => faceSource(siteDir, name)),
  ]);
  const missing = faceNames.filter((name) => !cache.get(name));
  if (missing.length > 0) {
    const printed = await runInChildProcess(siteDir, path.join(__dirname, 'makeFaces.ts'), JSON.stringify(missing));
    const made = JSON.parse(printed) as Record<FaceName, string>;
    missing.forEach((name) => cache.set(Buffer.from(made[name], 'base64'), name));
    cache.save();
  }
  return Object.fromEntries(faceNames.map((name) => [name, cache.get(name)])) as Record<FaceName, Buffer>;
}

/** Makes the faces before the bundler starts, and only when a package or `lib/fonts.ts` has changed. */
export default function fonts({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  /** The faces, until they are written. */
  let faces: Promise<Record<FaceName, Buffer>> | undefined;
  /** URLs of the preloaded faces. */
  let urls: string[] = [];
  return {
    name: 'fonts',
    loadContent() {
      faces = makeFaces(siteDir);
      // A failure is reported below; until then, Node.js would take it for one that nobody handles.
      faces.catch(() => undefined);
    },
    async allContentLoaded() {
      if (!faces) {
        return;
      }
      urls = [];
      const folder = path.join(generatedFilesDir, 'fonts/default');
      fs.mkdirSync(folder, {recursive: true});
      for (const [name, face] of Object.entries(await faces)) {
        const file = path.join(folder, `${name}.woff2`);
        fs.writeFileSync(file, face);
        if (preloaded.includes(name as FaceName)) {
          // The name that file-loader gives it under Docusaurus' rule for fonts. cspell:ignore contenthash
          const published = interpolateName({resourcePath: file}, '[name]-[contenthash].[ext]', {content: face});
          urls.push(`${baseUrl}${OUTPUT_STATIC_ASSETS_DIR_NAME}/fonts/${published}`);
        }
      }
      faces = undefined;
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
