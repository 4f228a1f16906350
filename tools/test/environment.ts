import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// cspell:ignore nosystem

/**
 * Settings of fontconfig, which finds the faces for browsers on Linux: whatever is installed, the tests see Arial, and
 * DejaVu for code and symbols; or DejaVu alone (`dejavu`). macOS and Windows have Arial, and ignore these.
 */
export const faces = {
  arial: {FONTCONFIG_PATH: path.join(__dirname, 'faces'), FONTCONFIG_FILE: 'arial.conf'},
  dejavu: {FONTCONFIG_PATH: path.join(__dirname, 'faces'), FONTCONFIG_FILE: 'dejavu.conf'},
} as const;

/** Packages that the files in `faces/` name. */
const facePackages = ['@expo-google-fonts/arimo', 'dejavu-fonts-ttf'];

/** The time zone of the tests, for Node and for browsers: west of Greenwich, where a day begins later than in UTC. */
export const timeZone = 'America/New_York';

// Some tests compare paths, and the system's folder may be a symbolic link.
const temporary = fs.realpathSync(os.tmpdir());

const values: Readonly<Record<string, string>> = {
  ...faces.arial,
  TMPDIR: temporary,
  // A repository around it is not that of the tests.
  GIT_CEILING_DIRECTORIES: temporary,
  TZ: timeZone,
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: path.join(__dirname, 'gitconfig'),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
};

/**
 * Variables to remove: those of git, which a hook sets to the repository that it runs in, and those of a user or a
 * build server that change what our commands print or what a build contains.
 */
const removed =
  /^(?:GIT_(?!EXEC_PATH$).*|LANGUAGE|FORCE_COLOR|NODE_ENV|UMAMI_.*|ALGOLIA_.*|API_MOCK_SERVER|API_LOCAL_SERVERS)$/;

/**
 * Makes this process and the ones that it starts independent of the user's settings and of the machine: language, time
 * zone, faces, git, temporary folder. Test runners call it before they start.
 *
 * @throws if the packages with the faces are not installed: without any face, browsers would draw no text.
 */
export function setTestEnvironment(env: NodeJS.ProcessEnv = process.env): void {
  const missing = facePackages.filter((name) => !fs.existsSync(path.join(__dirname, '../../node_modules', name)));
  if (missing.length > 0) {
    throw new Error(`the faces of the tests are not installed (${missing.join(', ')}); run "npm ci"`);
  }
  Object.keys(env)
    .filter((name) => removed.test(name))
    .forEach((name) => Reflect.deleteProperty(env, name));
  Object.assign(env, values);
  // Where requests go through a proxy, those to the servers of the tests do not.
  const direct = [env.NO_PROXY ?? env.no_proxy, 'localhost', '127.0.0.1'].filter(Boolean).join(',');
  Object.assign(env, {NO_PROXY: direct, no_proxy: direct});
}
