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

/** Makes the faces in a child process, while the pages load, because compressing them takes as long. */
async function makeFaces(siteDir: string): Promise<Record<FaceName, Buffer>> {
  const printed = await runInChildProcess(siteDir, path.join(__dirname, 'makeFaces.ts'));
  return JSON.parse(printed, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value, 'base64') : value,
  ) as Record<FaceName, Buffer>;
}

/** Makes the faces before the bundler starts, and only when a package or `lib/fonts.ts` has changed. */
export default function fonts({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  /** Writes the faces. @returns the URLs of the preloaded ones. */
  const writeFaces = async (): Promise<string[]> => {
    const folder = path.join(generatedFilesDir, 'fonts/default');
    fs.mkdirSync(folder, {recursive: true});
    const cache = new ResultCache<Record<FaceName, Buffer>>(siteDir, 'fonts/faces', [
      path.join(siteDir, 'lib/fonts.ts'),
      ...faceNames.map((name) => faceSource(siteDir, name)),
    ]);
    const faces = await cache.getOrMake('woff2', () => makeFaces(siteDir));
    cache.save();
    return faceNames.flatMap((name) => {
      const file = path.join(folder, `${name}.woff2`);
      fs.writeFileSync(file, faces[name]);
      // The name that file-loader gives it under Docusaurus' rule for fonts. cspell:ignore contenthash
      const published = interpolateName({resourcePath: file}, '[name]-[contenthash].[ext]', {content: faces[name]});
      return preloaded.includes(name) ? [`${baseUrl}${OUTPUT_STATIC_ASSETS_DIR_NAME}/fonts/${published}`] : [];
    });
  };
  let written: Promise<string[]> | undefined;
  let urls: string[] = [];
  return {
    name: 'fonts',
    loadContent() {
      written = writeFaces();
      // A failure is reported below; until then, Node.js would take it for one that nobody handles.
      written.catch(() => undefined);
    },
    async allContentLoaded() {
      urls = (await written) ?? [];
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
