import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';

/** Environment variable that names the browser of the tests. */
export const variable = 'CHROMIUM_PATH';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(): string | undefined {
  return names.map((name) => spawnSync('which', [name], {encoding: 'utf8'}).stdout.trim()).find(Boolean);
}

function ofPlaywright(): string | undefined {
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/**
 * Finds the browser for the tests: the path in CHROMIUM_PATH, one on the PATH, Playwright's own.
 *
 * @returns its path, or undefined if there is none.
 * @throws if CHROMIUM_PATH names no file.
 */
export function findChromium(): string | undefined {
  const named = process.env[variable];
  if (named && !fs.existsSync(named)) {
    throw new Error(`${variable} is "${named}", which is no file; correct it or remove it`);
  }
  return named ?? onPath() ?? ofPlaywright();
}

/**
 * Finds a Chromium or gets one: Playwright's download, and where that is not reached and the system
 * is Debian or Ubuntu and the user root, the system's package.
 *
 * @throws with both reasons if there is none to be had.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) {
    return found;
  }
  const attempts: [string, string, string[]][] = [
    ['Playwright', 'npx', ['playwright', 'install', '--with-deps', 'chromium-headless-shell', 'chromium']],
    [
      'the system packages',
      'sh',
      ['-c', 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium'],
    ],
  ];
  const reasons = attempts.flatMap(([source, command, args]) => {
    if (findChromium()) {
      return [];
    }
    console.log(`No Chromium found: getting one from ${source} ...`);
    try {
      execFileSync(command, args, {stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000});
      return [];
    } catch (error) {
      return [`${source}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`];
    }
  });
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      `The browser tests need Chromium. Install one, or name its path in ${variable}. Tried: ${reasons.join('; ')}`,
    );
  }
  return installed;
}
