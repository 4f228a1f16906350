/**
 * In: the content areas, read by `content-lint`. Out: nothing, or errors with file, line, and remedy. The rules are
 * those of `npm run check`. A build stops at an error; `npm start` prints it and goes on.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInChildProcess} from '../../lib/runInChildProcess';

/** Runs the content rules in a child process while the pages load. */
export default function contentRules({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-rules',
    async loadContent() {
      // Beside the loading of the pages, which takes as long.
      const asked = runInChildProcess(siteDir, path.join(__dirname, 'report.ts'));
      if (process.env.NODE_ENV === 'development') {
        void asked.catch((error: unknown) => console.warn(error instanceof Error ? error.message : error));
        return;
      }
      // Before any plugin puts the pages together: it would stumble over what the rules explain.
      await asked;
    },
  };
}
