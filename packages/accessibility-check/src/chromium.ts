/** A Chromium that starts. In: the machine. Out: the path of a browser that it has, or of one that was installed. */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Refusal} from '@training-catalog/utils/node';
import {chromium} from 'playwright-core';

/** Environment variable that names the browser. */
export const chromiumVariable = 'CHROMIUM_PATH';

/**
 * Commands under which systems install Chromium or Chrome, in order of preference. The headless shell comes
 * first: it is the browser that Playwright itself runs, and opens a page in half the time of the whole one.
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The facts of a machine that decide which browser is used. */
export interface Host {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  /** Number of the user, 0 for root; undefined where users have none (Windows). */
  uid: number | undefined;
  /** Text of /etc/os-release, empty where there is no such file. */
  osRelease: string;
  /** Where this version of Playwright keeps its Chromium, whether or not it is there. */
  playwrightPath: string;
  /** How this version of Playwright is run. */
  playwrightCommand: readonly [program: string, ...args: string[]];
  /** Prints one line. */
  log: (line: string) => void;
}

const require = createRequire(import.meta.url);

const osReleaseFile = '/etc/os-release';

const thisHost = (): Host => ({
  env: process.env,
  platform: process.platform,
  uid: process.getuid?.(),
  osRelease: fs.existsSync(osReleaseFile) ? fs.readFileSync(osReleaseFile, 'utf8') : '',
  playwrightPath: chromium.executablePath(),
  playwrightCommand: [
    process.execPath,
    path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js'),
  ],
  log: console.log,
});

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Browsers that are there, the preferred one first; whether they start is not known yet. */
function installed({env, platform, playwrightPath}: Host): string[] {
  const named = env[chromiumVariable];
  if (named) {
    if (!isExecutable(named)) {
      throw new Refusal(`${chromiumVariable} is "${named}", which is not an executable file; correct it or remove it`);
    }
    return [named];
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const ending = platform === 'win32' ? '.exe' : '';
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name + ending))), playwrightPath].filter(
    isExecutable,
  );
}

/**
 * Finds a browser without starting it: the one that CHROMIUM_PATH names, one on the
 * PATH, the one that Playwright has downloaded.
 *
 * @returns its path, or undefined if there is none.
 * @throws {Refusal} if CHROMIUM_PATH names no executable file.
 */
export const findChromium = (host: Host = thisHost()): string | undefined => installed(host)[0];

/** Why a browser does not start, in one line; undefined if it does. */
function startFailure(file: string, {env, platform}: Host): string | undefined {
  // On Windows, Chrome opens a window instead of answering.
  if (platform === 'win32') {
    return undefined;
  }
  const {status, signal, error, stderr} = spawnSync(file, ['--version'], {encoding: 'utf8', env, timeout: 60_000});
  if (status === 0) {
    return undefined;
  }
  const said = stderr.trim().replaceAll(/\s+/g, ' ').slice(0, 300);
  const ending = `it ended with ${signal ?? `status ${status}`}`;
  return error?.message ?? (said === '' ? ending : said);
}

const howToInstall = `Install one:
- Debian: sudo apt-get install chromium-headless-shell
- Ubuntu: npx playwright-core install --with-deps chromium (asks for the password of sudo)
- Fedora: sudo dnf install chromium
- macOS: brew install --cask google-chrome, then set ${chromiumVariable} to "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
- Windows: winget install Google.Chrome, then set ${chromiumVariable} to "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
If there is one elsewhere, set ${chromiumVariable} to its path.`;

/** A way to install a browser. */
interface Installation {
  /** Name in messages. */
  source: string;
  /** The line that is printed before it happens. */
  announcement: string;
  isPossible: () => boolean;
  /** Run one after the other, up to the first that fails. */
  commands: readonly (readonly [program: string, ...args: string[]])[];
}

const isDebian = ({osRelease}: Host): boolean => /^ID(?:_LIKE)?=.*\b(?:debian|ubuntu)\b/m.test(osRelease);

/** The ways to install a browser on a machine, in the order in which they are tried. */
function installations(host: Host): Installation[] {
  const {playwrightCommand: playwright} = host;
  const isDownloaded = (): boolean => fs.existsSync(host.playwrightPath);
  const download: Installation = {
    source: "Playwright's download",
    announcement: 'No working Chromium was found: downloading one, npx playwright-core install --no-shell chromium',
    isPossible: () => !isDownloaded(),
    commands: [[...playwright, 'install', '--no-shell', 'chromium']],
  };
  if (!isDebian(host) || host.uid !== 0) {
    return [download];
  }
  return [
    download,
    {
      // Ubuntu's package is only a reference to a snap, which containers cannot install.
      source: 'the system libraries of the downloaded Chromium',
      announcement:
        'The downloaded Chromium does not start: installing its system libraries as root, npx playwright-core install-deps chromium',
      isPossible: isDownloaded,
      commands: [[...playwright, 'install-deps', 'chromium']],
    },
    {
      source: "the system's package",
      announcement: "Installing the system's Chromium as root, apt-get install chromium-headless-shell",
      isPossible: () => true,
      commands: [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      ],
    },
    {
      // Releases before Debian 12 have no package of the headless shell.
      source: "the system's package of the whole browser",
      announcement: 'Installing the whole browser instead, apt-get install chromium',
      isPossible: () => true,
      commands: [['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']],
    },
  ];
}

/** Runs the commands of an installation. @returns why it failed, in one line; undefined if it did not. */
function installFailure({commands}: Installation, {env}: Host): string | undefined {
  try {
    commands.forEach(([program, ...args]) =>
      execFileSync(program, args, {
        env: {...env, DEBIAN_FRONTEND: 'noninteractive'},
        stdio: ['ignore', 'inherit', 'inherit'],
        timeout: 600_000,
      }),
    );
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}

/**
 * Finds a browser that starts, or installs one: first Playwright's download, which needs no rights; then,
 * only as root on Debian or Ubuntu, packages of the system. Each installation is announced in one line before it
 * happens.
 *
 * @param host - replaces this machine in tests.
 * @returns the path of the browser.
 * @throws {Refusal} with what was tried and how to install one by hand, if there is none to be had.
 */
export function ensureChromium(host: Host = thisHost()): string {
  const failures = new Map<string, string>();
  const firstThatStarts = (): string | undefined =>
    installed(host).find((file) => {
      const reason = startFailure(file, host);
      if (reason !== undefined) {
        failures.set(file, `it does not start: ${reason}`);
      }
      return reason === undefined;
    });

  const found = firstThatStarts();
  if (found) {
    return found;
  }
  const named = host.env[chromiumVariable];
  if (named) {
    throw new Refusal(`${chromiumVariable} is "${named}", but ${failures.get(named) ?? ''}; correct it or remove it`);
  }
  for (const installation of installations(host)) {
    // Determined here, not before the loop, because the download affects what follows.
    if (!installation.isPossible()) {
      continue;
    }
    host.log(installation.announcement);
    failures.set(installation.source, installFailure(installation, host) ?? 'it installed no browser that starts');
    const now = firstThatStarts();
    if (now) {
      return now;
    }
  }
  if (isDebian(host) && host.uid !== 0) {
    failures.set("the system's package", 'only root may install it');
  }
  const tried = [...failures].map(([source, reason]) => `- ${source}: ${reason}`).join('\n');
  throw new Refusal(`This needs Chromium or Chrome. Tried:\n${tried}\n${howToInstall}`);
}
