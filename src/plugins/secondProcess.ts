import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';

/**
 * Runs a TypeScript file in a process of its own, so that the build goes on meanwhile on another core.
 *
 * @param file Full path.
 * @param input What it reads as its standard input.
 * @throws what it printed, if it ends with another status than 0.
 */
export async function inSecondProcess(siteDir: string, file: string, input = ''): Promise<void> {
  const child = spawn(process.execPath, [path.join(siteDir, 'node_modules/tsx/dist/cli.mjs'), file], {cwd: siteDir});
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  // It may end before it has read everything: its status tells why.
  child.stdin.on('error', () => undefined).end(input);
  const [found, said, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) {
    throw new Error(`${found}${said}`.trim() || `${file} ended with ${status}`);
  }
}
