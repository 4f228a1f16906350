import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {build} from 'esbuild';
import {semiSpaceFlag} from './semiSpaceFlag';
import {writeFileAtomic} from './writeFileAtomic';

/**
 * Bundles a TypeScript file with our own sources that it imports into one file that Node.js can run; its name changes
 * with its content.
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
 * Runs a TypeScript file in a child process, so that the build continues on another core.
 *
 * @param file Full path.
 * @param input Its standard input.
 * @returns its standard output.
 * @throws an error with its output if its exit status is not 0.
 */
export async function runInChildProcess(siteDir: string, file: string, input = ''): Promise<string> {
  const child = spawn(process.execPath, [semiSpaceFlag, await bundle(siteDir, file)], {cwd: siteDir});
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  // It may end before it has read everything; its exit status is reported below.
  child.stdin.on('error', () => undefined).end(input);
  const [found, said, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) {
    throw new Error(`${found}${said}`.trim() || `${file} ended with ${status}`);
  }
  return found;
}
