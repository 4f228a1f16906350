import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {chromiumVariable, ensureChromium, findChromium, type Host} from '../src/chromium.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

const starts = '#!/bin/sh\necho Chromium 1.0\n';
const doesNotStart = '#!/bin/sh\necho "libnss3.so: cannot open shared object file" >&2\nexit 127\n';
const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const ubuntu = 'ID=ubuntu\nID_LIKE=debian\n';
const fedora = 'ID=fedora\n';

/** A script that writes another one to a path, to simulate an installation. */
const writes = (file: string, content: string): string =>
  `/bin/mkdir -p "$(/usr/bin/dirname "${file}")"\n/bin/cat > "${file}" <<'END'\n${content}END\n/bin/chmod +x "${file}"\n`;

interface TestHost {
  host: Host;
  bin: (name: string) => string;
  /** Commands that were run and lines that were printed, in order. */
  events: () => string[];
}

/** A machine whose PATH is one folder with the given executables, by name. */
function testHost(
  facts: {uid?: number; osRelease?: string; named?: string},
  executables: (places: {bin: (name: string) => string; playwrightPath: string}) => Record<string, string>,
): TestHost {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  folders.push(folder);
  const events = path.join(folder, 'events');
  const bin = (name: string): string => path.join(folder, 'bin', name);
  const playwrightPath = path.join(folder, 'ms-playwright/chrome');
  fs.mkdirSync(path.join(folder, 'bin'), {recursive: true});
  for (const [name, content] of Object.entries(executables({bin, playwrightPath}))) {
    const file = name === 'playwright' ? playwrightPath : bin(name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    const logged = content.startsWith('#!') ? content : `#!/bin/sh\necho "${name} $*" >> "${events}"\n${content}`;
    fs.writeFileSync(file, logged, {mode: 0o755});
  }
  return {
    bin,
    events: () => (fs.existsSync(events) ? fs.readFileSync(events, 'utf8').trim().split('\n') : []),
    host: {
      env: {PATH: path.join(folder, 'bin'), ...(facts.named === undefined ? {} : {[chromiumVariable]: facts.named})},
      platform: 'linux',
      uid: facts.uid ?? 1000,
      osRelease: facts.osRelease ?? debian,
      playwrightPath,
      playwrightCommand: ['npx', 'playwright'],
      log: (line) => fs.appendFileSync(events, `: ${line}\n`),
    },
  };
}

/** The error message of a call. */
function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('It did not fail.');
}

describe('the browser', () => {
  it('is the configured one, before one on the PATH', () => {
    const {host, bin, events} = testHost({}, () => ({chromium: starts, mine: starts}));
    host.env[chromiumVariable] = bin('mine');
    expect(findChromium(host)).toBe(bin('mine'));
    expect(ensureChromium(host)).toBe(bin('mine'));
    expect(events()).toEqual([]);
  });

  it.each([
    ['is no file', '/nothing/here', `${chromiumVariable} is "/nothing/here", which is not an executable file`],
    ['is a folder', '/tmp', `${chromiumVariable} is "/tmp", which is not an executable file`],
  ])('is never another one if the configured one %s', (_, named, message) => {
    const {host, events} = testHost({named, uid: 0}, () => ({chromium: starts, npx: '', 'apt-get': ''}));
    expect(() => findChromium(host)).toThrow(message);
    expect(() => ensureChromium(host)).toThrow(message);
    expect(events()).toEqual([]);
  });

  it('is never another one if the configured one does not start', () => {
    const {host, bin, events} = testHost({uid: 0}, () => ({
      chromium: starts,
      mine: doesNotStart,
      npx: '',
      'apt-get': '',
    }));
    host.env[chromiumVariable] = bin('mine');
    expect(() => ensureChromium(host)).toThrow(
      `${chromiumVariable} is "${bin('mine')}", but it does not start: libnss3.so: cannot open shared object file; correct it or remove it`,
    );
    expect(events()).toEqual([]);
  });

  it.each([
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ])('is %s on the PATH, before that of Playwright', (name) => {
    const {host, bin, events} = testHost({}, () => ({[name]: starts, playwright: starts}));
    expect(findChromium(host)).toBe(bin(name));
    expect(ensureChromium(host)).toBe(bin(name));
    expect(events()).toEqual([]);
  });

  it('is the one that Playwright has downloaded, if those on the PATH do not start', () => {
    const {host, events} = testHost({}, () => ({'chromium-browser': doesNotStart, playwright: starts}));
    expect(ensureChromium(host)).toBe(host.playwrightPath);
    expect(events()).toEqual([]);
  });

  it("is Playwright's download if there is none, without root and without system packages", () => {
    const {host, events} = testHost({uid: 0}, ({playwrightPath}) => ({
      npx: writes(playwrightPath, starts),
      'apt-get': '',
    }));
    expect(findChromium(host)).toBeUndefined();
    expect(ensureChromium(host)).toBe(host.playwrightPath);
    expect(events()).toEqual([
      ': No working Chromium was found: downloading one, npx playwright-core install --no-shell chromium',
      'npx playwright install --no-shell chromium',
    ]);
  });

  it.each([
    ['Debian', debian],
    ['Ubuntu', ubuntu],
  ])('is the package of %s, for root, if the download fails; it is announced first', (_, osRelease) => {
    const {host, bin, events} = testHost({uid: 0, osRelease}, (places) => ({
      npx: 'exit 1\n',
      'apt-get': `[ "$1" = update ] || {\n${writes(places.bin('chromium-headless-shell'), starts)}}\n`,
    }));
    expect(ensureChromium(host)).toBe(bin('chromium-headless-shell'));
    expect(events().slice(1)).toEqual([
      'npx playwright install --no-shell chromium',
      ": Installing the system's Chromium as root, apt-get install chromium-headless-shell",
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
    ]);
  });

  it('is, for root, the download with system libraries if it does not start without them', () => {
    const {host, events} = testHost({uid: 0, osRelease: ubuntu}, ({playwrightPath}) => ({
      npx: `if [ "$2" = install ]; then\n${writes(playwrightPath, doesNotStart)}else\n${writes(playwrightPath, starts)}fi\n`,
      'apt-get': '',
    }));
    expect(ensureChromium(host)).toBe(host.playwrightPath);
    expect(events().slice(1)).toEqual([
      'npx playwright install --no-shell chromium',
      ': The downloaded Chromium does not start: installing its system libraries as root, npx playwright-core install-deps chromium',
      'npx playwright install-deps chromium',
    ]);
  });

  it('is, for root, the system package if the download does not start even with the libraries', () => {
    const {host, bin, events} = testHost({uid: 0}, (places) => ({
      playwright: doesNotStart,
      npx: 'exit 1\n',
      'apt-get': writes(places.bin('chromium-headless-shell'), starts),
    }));
    expect(ensureChromium(host)).toBe(bin('chromium-headless-shell'));
    expect(events().filter((event) => !event.startsWith(':'))).toEqual([
      'npx playwright install-deps chromium',
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
    ]);
  });

  it.each([
    ['a user without rights on Debian', 1000, debian],
    ['root on Fedora', 0, fedora],
    ['a user of macOS', 501, ''],
  ])('is not taken from system packages by %s', (_, uid, osRelease) => {
    const {host, events} = testHost({uid, osRelease}, ({bin}) => ({
      npx: 'exit 1\n',
      'apt-get': writes(bin('chromium-headless-shell'), starts),
      sudo: writes(bin('chromium-headless-shell'), starts),
    }));
    expect(() => ensureChromium(host)).toThrow('This needs Chromium or Chrome');
    expect(events().slice(1)).toEqual(['npx playwright install --no-shell chromium']);
  });

  it('is the headless shell rather than the full browser, which takes twice as long to open a page', () => {
    const {host, bin} = testHost({}, () => ({chromium: starts, 'chromium-headless-shell': starts}));
    expect(ensureChromium(host)).toBe(bin('chromium-headless-shell'));
  });

  it('is the full browser of the system if there is no package of the headless shell', () => {
    const {host, bin, events} = testHost({uid: 0}, (places) => ({
      npx: 'exit 1\n',
      'apt-get': `[ "$1" = update ] && exit
[ "$4" = chromium ] || exit 100
${writes(places.bin('chromium'), starts)}`,
    }));
    expect(ensureChromium(host)).toBe(bin('chromium'));
    expect(events().slice(-3)).toEqual([
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      ': Installing the whole browser instead, apt-get install chromium',
      'apt-get install -y --no-install-recommends chromium',
    ]);
  });

  it('is left to the user if nothing works, with what was tried and what to install', () => {
    const {host, bin} = testHost({}, () => ({'chromium-browser': doesNotStart, npx: 'exit 1\n', 'apt-get': ''}));
    const message = messageOf(() => ensureChromium(host));
    expect(message.split('\n').slice(0, 5)).toEqual([
      'This needs Chromium or Chrome. Tried:',
      `- ${bin('chromium-browser')}: it does not start: libnss3.so: cannot open shared object file`,
      "- Playwright's download: Command failed: npx playwright install --no-shell chromium",
      "- the system's package: only root may install it",
      'Install one:',
    ]);
    for (const system of ['Debian', 'Ubuntu', 'Fedora', 'macOS', 'Windows']) {
      expect(message).toMatch(new RegExp(`^- ${system}: .+`, 'm'));
    }
    expect(message).toContain(`set ${chromiumVariable} to its path`);
  });

  it('is left to root, too, if neither the download nor the package is available', () => {
    const {host} = testHost({uid: 0}, () => ({npx: 'exit 1\n', 'apt-get': 'exit 100\n'}));
    expect(messageOf(() => ensureChromium(host))).toContain("- the system's package: Command failed: apt-get update");
  });
});
