import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Asks the content rules, in a process of its own: it takes as long as loading the pages does, and the
 * two go on at once.
 *
 * @returns what is wrong, one finding a line; undefined if nothing is.
 */
async function problems(siteDir: string): Promise<string | undefined> {
  const report = spawn(
    process.execPath,
    [path.join(siteDir, 'node_modules/tsx/dist/cli.mjs'), path.join(__dirname, 'report.ts')],
    {cwd: siteDir, stdio: ['ignore', 'pipe', 'pipe']},
  );
  const ended = new Promise<number | null>((resolve, reject) => report.on('error', reject).on('close', resolve));
  const [found, said, status] = await Promise.all([text(report.stdout), text(report.stderr), ended]);
  return status === 0 ? undefined : `${found}${said}`.trim() || 'The content rules could not be asked';
}

/**
 * What a reader gets: no page that breaks the content rules. The build asks the same rules as
 * `npm run check` and stops at an error; `npm start` says it and goes on, because the author is at work.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-rules',
    async loadContent() {
      const asked = problems(siteDir);
      if (process.env.NODE_ENV === 'development') {
        void asked.then((message) => message && console.warn(message), console.error);
        return;
      }
      const message = await asked;
      if (message) {
        throw new Error(message);
      }
    },
  };
}
