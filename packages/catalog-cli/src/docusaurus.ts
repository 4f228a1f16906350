import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {packageFolder} from '@training-catalog/utils/node';
import type {SiteCommand} from './context.js';

const require = createRequire(import.meta.url);

/** Runs a command of Docusaurus, with what makes it start faster. What follows `--` is for it alone. */
function docusaurus(command: string, args: readonly string[], siteDir: string): Promise<number> {
  const program = path.join(packageFolder('@docusaurus/core', import.meta.url), 'bin/docusaurus.mjs');
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=64',
      '--require',
      require.resolve('@training-catalog/lean-client/transpiler'),
      program,
      command,
      ...(args[0] === '--' ? args.slice(1) : args),
    ],
    {cwd: siteDir, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** `npm start`. */
export const start: SiteCommand = {
  describe: ({address}) => ({
    name: 'start',
    summary: `Serves the pages at http://localhost:3000${address.baseUrl} and reloads them on every change, without search`,
    usage: `npm start -- [options]

  --port <number>   use another port
  --no-open         do not open a browser`,
  }),
  run: (args, {siteDir}) => docusaurus('start', args, siteDir),
};

/** `npm run build`. */
export const build: SiteCommand = {
  describe: () => ({
    name: 'build',
    summary: 'Generates the reference pages from openapi/ and builds the site into build/',
  }),
  run: (args, {siteDir}) => docusaurus('build', args, siteDir),
};
