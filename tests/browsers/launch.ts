import fs from 'node:fs';
import path from 'node:path';
import {firefox, webkit} from '@playwright/test';
import type {Browser} from './browser';
import {launchWithPlaywright} from './playwright';
import {launchWithPuppeteer} from './puppeteer';
import {launchWebKitGtk} from './webDriver';

/** Finds the first of these programs that is on the PATH. */
const onPath = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** Finds MiniBrowser where Debian and Ubuntu install it, in the library folder of the newest version. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!fs.existsSync(libraries)) {
    return undefined;
  }
  return fs
    .readdirSync(libraries)
    .filter((name) => name.includes('-linux-gnu'))
    .flatMap((system) => fs.readdirSync(path.join(libraries, system)).map((name) => path.join(libraries, system, name)))
    .filter((folder) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(folder))
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => fs.existsSync(file));
}

/**
 * Starts Firefox: the one that FIREFOX_PATH names, Playwright's build, or one on the PATH.
 *
 * @throws with what to install, if there is none.
 */
export async function launchFirefox(): Promise<Browser> {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    return launchWithPuppeteer(named);
  }
  if (fs.existsSync(firefox.executablePath())) {
    return launchWithPlaywright(firefox, 'Firefox');
  }
  const installed = onPath('firefox-esr', 'firefox');
  if (!installed) {
    throw new Error(`These tests need Firefox, and there is none. Install one of:
- Playwright's build: npx playwright install --with-deps firefox
- on Debian: sudo apt-get install firefox-esr
- any Firefox, and set FIREFOX_PATH to its path`);
  }
  return launchWithPuppeteer(installed);
}

/**
 * Starts WebKit: Playwright's build, or the small browser of WebKitGTK.
 *
 * @throws with what to install, if a program is missing.
 */
export async function launchWebKit(): Promise<Browser> {
  if (fs.existsSync(webkit.executablePath())) {
    return launchWithPlaywright(webkit, 'WebKit', {
      ...(process.platform === 'linux' && {
        pasteObstacle: "Playwright's WebKit has no dependable clipboard on Linux, microsoft/playwright#18901",
      }),
    });
  }
  const driver = onPath('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfb = onPath('Xvfb');
  if (!driver || !miniBrowser || !xvfb) {
    const missing = Object.entries({WebKitWebDriver: driver, MiniBrowser: miniBrowser, Xvfb: xvfb})
      .filter(([, file]) => file === undefined)
      .map(([name]) => name);
    throw new Error(`These tests need WebKit, and there is none (missing: ${missing.join(', ')}). Install one of:
- Playwright's build: npx playwright install --with-deps webkit
- on Debian and Ubuntu: sudo apt-get install webkit2gtk-driver xvfb`);
  }
  return launchWebKitGtk({driver, miniBrowser, xvfb});
}
