import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inSecondProcess} from '../secondProcess';

/**
 * What a reader gets: no page that breaks the content rules. The build asks the same rules as
 * `npm run check` and stops at an error; `npm start` says it and goes on, because the author is at work.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  let asked: Promise<void> = Promise.resolve();
  return {
    name: 'content-rules',
    loadContent() {
      asked = inSecondProcess(siteDir, path.join(__dirname, 'report.ts'));
      if (process.env.NODE_ENV === 'development') {
        asked = asked.catch((error: unknown) => console.warn(error instanceof Error ? error.message : error));
      }
      // Not waited for here: the build goes on meanwhile. An error ends it at once all the same, as any
      // rejection does that nobody has taken; postBuild waits for an answer that is later than the pages.
    },
    async postBuild() {
      await asked;
    },
  };
}
