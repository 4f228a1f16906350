/**
 * In: the variable fonts of the two `@fontsource-variable` packages. Out: `assets/fonts/<face>-<hash>.woff2` in the build, cut
 * down to the characters and weights that `faces.ts` lists, and `@generated/fonts/default/faces.css`, which
 * loads them. Pages preload the faces of the first screen.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {OUTPUT_STATIC_ASSETS_DIR_NAME} from '@docusaurus/utils';
import {contentHash, emitFiles, ResultCache, runInChildProcess} from '@training-catalog/utils/node';
import {faceNames, faceSource, fontFaces, type FaceName} from './faces.js';

/** Faces of the first screen. The first paint waits up to 0.1 s for them where they are late (Chromium). */
const preloaded: readonly FaceName[] = ['display', 'text'];

const ownFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Makes the faces in a child process, while the pages load, because compressing them takes as long. */
async function makeFaces(siteDir: string): Promise<Record<FaceName, Buffer>> {
  const printed = await runInChildProcess(siteDir, ownFile('makeFaces.js'));
  return JSON.parse(printed, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value, 'base64') : value,
  ) as Record<FaceName, Buffer>;
}

/** A value for each face. */
const mapFaces = <Value>(valueOf: (name: FaceName) => Value): Record<FaceName, Value> =>
  Object.fromEntries(faceNames.map((name) => [name, valueOf(name)])) as Record<FaceName, Value>;

/** A face as a file of the build. */
interface FaceFile {
  /** Path in the build, with a hash of the content. */
  file: string;
  content: Buffer;
}

/** Makes the faces before the bundler starts, and only when a package or `faces.ts` has changed. */
export function fonts({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const styleSheet = path.join(generatedFilesDir, 'fonts/default/faces.css');
  const prepareFaces = async (): Promise<Record<FaceName, FaceFile>> => {
    const cache = new ResultCache<Record<FaceName, Buffer>>(siteDir, 'fonts/faces', [
      ownFile('faces.js'),
      ...faceNames.map((name) => faceSource(name)),
    ]);
    const faces = await cache.getOrMake('woff2', () => makeFaces(siteDir));
    cache.save();
    const files = mapFaces((name): FaceFile => {
      const content = faces[name];
      return {file: `${OUTPUT_STATIC_ASSETS_DIR_NAME}/fonts/${name}-${contentHash(content)}.woff2`, content};
    });
    fs.mkdirSync(path.dirname(styleSheet), {recursive: true});
    fs.writeFileSync(styleSheet, fontFaces(mapFaces((name) => baseUrl + files[name].file)));
    return files;
  };
  let prepared: Promise<Record<FaceName, FaceFile>> | undefined;
  let files: Record<FaceName, FaceFile> | undefined;
  return {
    name: 'fonts',
    loadContent() {
      prepared = prepareFaces();
      // A failure is reported below; until then, Node.js would take it for one that nobody handles.
      prepared.catch(() => undefined);
    },
    async allContentLoaded() {
      files = await prepared;
    },
    configureWebpack: (_config, isServer) =>
      isServer || !files
        ? {}
        : {
            plugins: [
              emitFiles('fonts', Object.fromEntries(Object.values(files).map(({file, content}) => [file, content]))),
            ],
          },
    getClientModules: () => [styleSheet],
    injectHtmlTags: () => ({
      headTags: preloaded.map((name) => ({
        tagName: 'link',
        attributes: {rel: 'preload', as: 'font', crossorigin: true, href: baseUrl + (files?.[name].file ?? '')},
      })),
    }),
  };
}
