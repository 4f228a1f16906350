import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {semiSpaceFlag} from './semiSpaceFlag.js';
import {writeFileAtomic} from './writeFileAtomic.js';

/**
 * Bundles a TypeScript file and its local imports into one file for Node.js, with a content hash in its name. Packages
 * stay external.
 *
 * @returns the full path of that file.
 */
export async function bundle(siteDir: string, file: string): Promise<string> {
  // Only here, because esbuild refuses to load in simulated browsers of tests.
  const {build} = await import('esbuild');
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
    throw new Error(`${file}: esbuild produced no output`);
  }
  const name = `${path.basename(file, '.ts')}-${createHash('sha256').update(made.contents).digest('hex').slice(0, 16)}.mjs`;
  const program = path.join(siteDir, 'node_modules/.cache/child-process', name);
  writeFileAtomic(program, made.contents);
  return program;
}

/**
 * Runs a file in a child process, so that it runs on another core while the build continues.
 *
 * @param file Absolute path. TypeScript is bundled with its local imports first; compiled code runs as it is.
 * @param input Standard input.
 * @returns the standard output.
 * @throws an error with the output if the exit status is not 0.
 */
export async function runInChildProcess(siteDir: string, file: string, input = ''): Promise<string> {
  const program = file.endsWith('.ts') ? await bundle(siteDir, file) : file;
  const child = spawn(process.execPath, [semiSpaceFlag, program], {cwd: siteDir});
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  // The child may exit before it has read all input (EPIPE); its exit status is checked below.
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) {
    throw new Error(`${stdout}${stderr}`.trim() || `${file} exited with status ${status}`);
  }
  return stdout;
}
