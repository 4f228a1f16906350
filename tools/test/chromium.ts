import {execFileSync} from 'node:child_process';

/** Arguments of every Chromium that tests and benchmarks start. Without hinting, builds of it set text equally wide. */
export const chromiumArguments: readonly string[] = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

/** Finds the browser of the tests. @returns its path; empty if there is none. */
function findInOtherProcess(): string {
  const program = `import {findChromium} from '@training-catalog/accessibility-check/chromium';
    console.log(findChromium() ?? '');`;
  const found = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return found.trim();
}

/**
 * The browser of the tests, as `findChromium` finds it: in another process, because Playwright would make a script of each
 * module of a package that its configuration imports, and cannot. Each worker of Playwright reads the configuration, too,
 * and has what the first process found in its environment.
 *
 * @returns its path, or undefined if there is none.
 * @throws if CHROMIUM_PATH names no executable file; the other process has said so.
 */
export function chromiumOfTests(): string | undefined {
  process.env.CHROMIUM_OF_TESTS ??= findInOtherProcess();
  return process.env.CHROMIUM_OF_TESTS || undefined;
}
