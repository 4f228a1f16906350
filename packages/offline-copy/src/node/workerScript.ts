import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type {CopyFile, CopySettings} from '../copy.js';

/** Script of the service worker that serves these files. */
export async function workerScript(
  files: readonly Pick<CopyFile, 'url' | 'revision'>[],
  settings: CopySettings,
): Promise<string> {
  const {outputFiles} = await build({
    // Without an extension: tests run the sources.
    entryPoints: [fileURLToPath(new URL('../client/worker', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      copyFiles: JSON.stringify(files.map(({url, revision}) => ({url, revision}))),
      copySettings: JSON.stringify(settings),
    },
  });
  return outputFiles.map(({text}) => text).join('');
}
