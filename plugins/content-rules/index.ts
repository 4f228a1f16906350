import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInChildProcess} from '../../lib/runInChildProcess';

/**
 * What a reader gets: no page that breaks the content rules. The build asks the same rules as
 * `npm run check` and stops at an error; `npm start` says it and goes on, because the author is at work.
 */
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
