/**
 * In: the content areas, read by `content-lint`. Out: nothing, or errors with file, line, and remedy. The rules are
 * those of `npm run check`. A build stops at an error; `npm start` prints it and continues.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {runInChildProcess} from '@training-catalog/content-model/node';

const name = 'content-rules';

/** How long the bundler of the development server has to be idle before the rules run, in milliseconds. */
const idleTime = 2_000;

/**
 * Runs the content rules in a child process: the rules parse each page, too, and take longer than loading them. A build
 * runs them while the pages load and are compiled, `npm start` once it has compiled the first page that is opened, which
 * would otherwise appear more than a second later.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  const isPreview = process.env.NODE_ENV === 'development';
  const check = async (): Promise<void> => {
    try {
      await runInChildProcess(siteDir, path.join(__dirname, 'report.ts'));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      if (!isPreview) {
        process.exit(1);
      }
    }
  };
  const checked = isPreview ? undefined : check();
  const beforeErrors = {
    // Before the bundler reports pages that cannot be compiled, because its messages are less helpful.
    apply: ({hooks}: Compiler) => hooks.finishMake.tapPromise(name, async () => checked),
  };
  const whenIdle = {
    apply({hooks}: Compiler) {
      let isChecked = false;
      let timer: NodeJS.Timeout | undefined;
      hooks.compile.tap(name, () => clearTimeout(timer));
      hooks.done.tap(name, () => {
        if (!isChecked) {
          timer = setTimeout(() => {
            isChecked = true;
            void check();
          }, idleTime);
        }
      });
    },
  };
  return {
    name,
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [isPreview ? whenIdle : beforeErrors]}),
  };
}
