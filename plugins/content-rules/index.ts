/**
 * In: the content areas, read by `content-lint`. Out: nothing, or errors with file, line, and remedy. The rules are
 * those of `npm run check`. A build stops at an error; `npm start` prints it and continues.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInChildProcess} from '../../lib/runInChildProcess';

/** Runs the content rules in a child process while the pages load. */
export default function contentRules({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-rules',
    async loadContent() {
      // In parallel with loading the pages, which takes as long.
      const checked = runInChildProcess(siteDir, path.join(__dirname, 'report.ts'));
      if (process.env.NODE_ENV === 'development') {
        void checked.catch((error: unknown) => console.warn(error instanceof Error ? error.message : error));
        return;
      }
      // Before the pages are bundled, which would fail with less helpful messages.
      await checked;
    },
  };
}
