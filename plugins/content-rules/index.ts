/**
 * In: the content areas, read by `content-lint`. Out: nothing, or errors with file, line, and remedy. The rules are
 * those of `npm run check`. A build stops at an error; `npm start` prints it and continues.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {runInChildProcess} from '../../lib/runInChildProcess';

const name = 'content-rules';

/**
 * Runs the content rules in a child process while the pages load and are compiled: the rules parse each page, too, and
 * take longer than loading them.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  const checked = runInChildProcess(siteDir, path.join(__dirname, 'report.ts'));
  const isPreview = process.env.NODE_ENV === 'development';
  checked.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    if (!isPreview) {
      process.exit(1);
    }
  });
  const waiting = {
    // Before the bundler reports pages that cannot be compiled, because its messages are less helpful.
    apply: ({hooks}: Compiler) => hooks.finishMake.tapPromise(name, () => checked.then(() => undefined)),
  };
  return {
    name,
    configureWebpack: (_config, isServer) => (isServer || isPreview ? {} : {plugins: [waiting]}),
  };
}
