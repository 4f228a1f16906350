import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {build} from 'esbuild';
import {semiSpaceFlag} from './semiSpaceFlag';
import {writeFileAtomic} from './writeFileAtomic';

/**
 * Puts a TypeScript file and our own sources that it imports into one file, which Node.js runs as it
 * is; its name and content change when one of them does.
 */
async function bundle(siteDir: string, file: string): Promise<string> {
  const {
    outputFiles: [made],
  } = await build({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  if (!made) {
    throw new Error(`${file}: esbuild made nothing of it`);
  }
  const name = `${path.basename(file, '.ts')}-${createHash('sha256').update(made.contents).digest('hex').slice(0, 16)}.mjs`;
  const program = path.join(siteDir, 'node_modules/.cache/child-process', name);
  writeFileAtomic(program, made.contents);
  return program;
}

/**
 * Runs a TypeScript file in a process of its own, so that the build goes on meanwhile on another core.
 *
 * @param file Full path.
 * @param input What it reads as its standard input.
 * @returns what it printed.
 * @throws what it printed, if it ends with another status than 0.
 */
export async function runInChildProcess(siteDir: string, file: string, input = ''): Promise<string> {
  const child = spawn(process.execPath, [semiSpaceFlag, await bundle(siteDir, file)], {cwd: siteDir});
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  // It may end before it has read everything: its status tells why.
  child.stdin.on('error', () => undefined).end(input);
  const [found, said, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) {
    throw new Error(`${found}${said}`.trim() || `${file} ended with ${status}`);
  }
  return found;
}
