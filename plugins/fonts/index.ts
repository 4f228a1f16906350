/**
 * In: the variable fonts of the two `@fontsource-variable` packages. Out: `@generated/fonts/default/<face>.woff2`, cut
 * down to the characters and weights that `plugins/fonts/faces.ts` lists, and `faces.css`, which loads them. Pages preload the
 * faces of the first screen.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {OUTPUT_STATIC_ASSETS_DIR_NAME} from '@docusaurus/utils';
import {configureCopy} from '../copyFiles';
import {ResultCache, runInChildProcess} from '@training-catalog/content-model/node';
import {faceNames, faceSource, fontFaces, type FaceName} from './faces';

/** Faces of the first screen. The first paint waits up to 0.1 s for them where they are late (Chromium). */
const preloaded: readonly FaceName[] = ['display', 'text'];

/** Makes the faces in a child process, while the pages load, because compressing them takes as long. */
async function makeFaces(siteDir: string): Promise<Record<FaceName, Buffer>> {
  const printed = await runInChildProcess(siteDir, path.join(__dirname, 'makeFaces.ts'));
  return JSON.parse(printed, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value, 'base64') : value,
  ) as Record<FaceName, Buffer>;
}

/** Makes the faces before the bundler starts, and only when a package or `plugins/fonts/faces.ts` has changed. */
export default function fonts({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'fonts/default');
  const styleSheet = path.join(folder, 'faces.css');
  const published = `${OUTPUT_STATIC_ASSETS_DIR_NAME}/fonts`;
  /** Writes the faces, with a hash of their content in their names. @returns their URLs. */
  const writeFaces = async (): Promise<Record<FaceName, string>> => {
    const cache = new ResultCache<Record<FaceName, Buffer>>(siteDir, 'fonts/faces', [
      path.join(siteDir, 'plugins/fonts/faces.ts'),
      ...faceNames.map((name) => faceSource(siteDir, name)),
    ]);
    const faces = await cache.getOrMake('woff2', () => makeFaces(siteDir));
    cache.save();
    fs.mkdirSync(folder, {recursive: true});
    const earlier = new Set(fs.readdirSync(folder).filter((file) => file.endsWith('.woff2')));
    const urls = Object.fromEntries(
      faceNames.map((name) => {
        const file = `${name}-${createHash('sha256').update(faces[name]).digest('hex').slice(0, 8)}.woff2`;
        fs.writeFileSync(path.join(folder, file), faces[name]);
        earlier.delete(file);
        return [name, `${baseUrl}${published}/${file}`];
      }),
    ) as Record<FaceName, string>;
    earlier.forEach((file) => fs.rmSync(path.join(folder, file)));
    fs.writeFileSync(styleSheet, fontFaces(urls));
    return urls;
  };
  let written: Promise<Record<FaceName, string>> | undefined;
  let urls: Record<FaceName, string> | undefined;
  return {
    name: 'fonts',
    loadContent() {
      written = writeFaces();
      // A failure is reported below; until then, Node.js would take it for one that nobody handles.
      written.catch(() => undefined);
    },
    async allContentLoaded() {
      urls = await written;
    },
    configureWebpack: configureCopy([{from: '*.woff2', context: folder, to: `${published}/[name][ext]`}]),
    getClientModules: () => [styleSheet],
    injectHtmlTags: () => ({
      headTags: preloaded.map((name) => ({
        tagName: 'link',
        attributes: {rel: 'preload', as: 'font', crossorigin: true, href: urls?.[name] ?? ''},
      })),
    }),
  };
}
