// cspell:ignore curlrc PKGS PYENV RUSTUP GOPROXY NOSYSTEM PYTHONUNBUFFERED
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The folder and environment in which the steps of one page run. */
export interface Workspace {
  /** Contains everything of the run; its size is limited. */
  root: string;
  /** Empty folder that the first step runs in. */
  work: string;
  env: Readonly<Record<string, string>>;
}

/** Environment variables that steps get: locations of programs, certificates, and registries, and no secrets. */
const passed =
  /^(?:PATH|LANG|LC_\w+|TZ|PYENV_ROOT|RUSTUP_HOME|JAVA_HOME|DOCKER_HOST|(?:SSL_CERT|GIT_SSL_CA|CURL_CA|REQUESTS_CA|NODE_EXTRA_CA)\w*|PIP_CERT|PIP_INDEX_URL|PIP_FIND_LINKS|PIP_EXTRA_INDEX_URL|UV_INDEX_URL|NPM_CONFIG_REGISTRY|GOPROXY|(?:HTTPS?|NO)_PROXY)$/i;

/** A URL that contains a user name and a password. */
const hasPassword = (value: string): boolean => /:\/\/[^/\s]*@/.test(value);

/** The part of an environment that steps may see. */
export const withoutSecrets = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && passed.test(name) && !hasPassword(value) ? [[name, value]] : [],
    ),
  );

/**
 * Git settings that make clones from GitHub use a local copy.
 *
 * @param folder `owner+name/` is a git directory or contains one
 * @param page its text: git compares URLs exactly, GitHub ignores case, so each spelling on the page gets an entry
 * @param links folder for links to the copies, so that a URL with and without `.git` leads to one
 */
function mirrorSettings(folder: string, page: string, links: string): string {
  const spelled = [...page.matchAll(/github\.com\/([\w.-]+\/[\w.-]+)/g)].map(([, name = '']) =>
    name.replace(/\.git$|\.$/, ''),
  );
  const rules = fs.readdirSync(folder).flatMap((entry) => {
    const repository = entry.replace('+', '/');
    const own = path.join(folder, entry);
    const inside = fs.statSync(own).isDirectory() ? fs.readdirSync(own) : [];
    const places = [own, ...inside.map((name) => path.join(own, name))];
    const copy = places.find((place) => fs.existsSync(path.join(place, 'HEAD')));
    const names = new Set([repository, ...spelled.filter((one) => one.toLowerCase() === repository.toLowerCase())]);
    return [...(copy === undefined ? [] : names)].map((name) => {
      const link = path.join(links, name);
      for (const place of [link, `${link}.git`]) {
        fs.mkdirSync(path.dirname(place), {recursive: true});
        fs.symlinkSync(copy ?? '', place);
      }
      return `[url "file://${link}"]\n\tinsteadOf = https://github.com/${name}\n`;
    });
  });
  // By default, git refuses local copies for submodules, and sends whole copies where a part is asked for.
  return `${rules.join('')}[protocol "file"]\n\tallow = always\n[uploadpack]\n\tallowFilter = true\n\tallowAnySHA1InWant = true\n`;
}

export interface WorkspaceOptions {
  /** Text of the page. */
  page: string;
  /** Folder with local copies of repositories, see mirrorSettings. */
  gitMirror?: string | undefined;
  /** Folder for the downloads of package managers, for the next run. */
  cache?: string | undefined;
  /** Program that the steps find as `python3`; undefined if the page does not use Python. */
  python?: string | undefined;
  /** Environment of the runner. */
  env: NodeJS.ProcessEnv;
}

/** Where a program is, as the shell finds it; undefined if it is nowhere. */
const programAt = (name: string, {PATH = ''}: Readonly<Record<string, string>>): string | undefined =>
  (path.isAbsolute(name) ? [name] : PATH.split(path.delimiter).map((folder) => path.join(folder, name))).find((place) =>
    fs.existsSync(place),
  );

/**
 * Writes the commands of the system's Python, as on Debian, Ubuntu, Fedora, and with Homebrew: there is `python3` and
 * `pip`, but no `python`, and pip refuses to install until the steps have created and activated an environment (PEP 668).
 * Here, pip refuses by PIP_REQUIRE_VIRTUALENV, because a marker would have to be written into the Python of the machine.
 * Only what these commands start gets the variable: the pip of an environment, also one of conda, does not.
 *
 * @param folder empty; its commands precede those of the machine
 * @throws Error with the remedy if the program is missing
 */
function writeSystemPython(folder: string, python: string, env: Readonly<Record<string, string>>): void {
  const program = programAt(python, env);
  if (program === undefined) {
    throw new Error(`there is no program "${python}"; install it, or name another with --python`);
  }
  const start = `PIP_REQUIRE_VIRTUALENV=1 exec '${program}'`;
  const commands = {
    python3: `${start} "$@"`,
    pip: `${start} -m pip "$@"`,
    pip3: `${start} -m pip "$@"`,
    python: 'echo "python: command not found; only an environment has it" >&2\nexit 127',
  };
  for (const [name, command] of Object.entries(commands)) {
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${command}\n`, {mode: 0o755});
  }
}

/**
 * Makes an empty folder with an empty home, and the commands of a system's Python if one is given. It makes no
 * environment for Python packages: the steps do.
 *
 * @throws Error with the remedy if the given Python is missing
 */
export function makeWorkspace({page, gitMirror, cache, python, env}: WorkspaceOptions): Workspace {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'steps-')));
  const folder = (name: string): string => {
    const place = path.join(root, name);
    fs.mkdirSync(place);
    return place;
  };
  const home = folder('home');
  const gitConfig = path.join(root, 'gitconfig');
  const mirrors = gitMirror === undefined ? '' : mirrorSettings(gitMirror, page, path.join(root, 'mirrors'));
  fs.writeFileSync(
    gitConfig,
    `[user]\n\tname = Reader\n\temail = reader@example.org\n[safe]\n\tdirectory = *\n${mirrors}`,
  );
  // In a terminal, curl shows no progress, either, when it prints the response.
  const curl = folder('curl');
  fs.writeFileSync(path.join(curl, '.curlrc'), 'silent\nshow-error\n');
  const inherited = withoutSecrets(env);
  const own: Record<string, string> = {
    ...inherited,
    HOME: home,
    TMPDIR: folder('tmp'),
    CURL_HOME: curl,
    GIT_CONFIG_GLOBAL: gitConfig,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Output is compared: without colors, in a fixed width, in English, unbuffered.
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    NO_COLOR: '1',
    COLUMNS: '100',
    PYTHONUNBUFFERED: '1',
    PIP_DISABLE_PIP_VERSION_CHECK: '1',
    PIP_NO_INPUT: '1',
    PIP_PROGRESS_BAR: 'off',
    PIP_ROOT_USER_ACTION: 'ignore',
    DEBIAN_FRONTEND: 'noninteractive',
    CONDA_ENVS_PATH: path.join(root, 'conda/envs'),
    CONDA_PKGS_DIRS: path.join(cache ?? root, 'conda/pkgs'),
    ...(cache !== undefined && {PIP_CACHE_DIR: path.join(cache, 'pip'), npm_config_cache: path.join(cache, 'npm')}),
    /** Every process of the run has it; see endProcesses. */
    STEPS_OF: root,
  };
  if (python !== undefined) {
    const system = folder('system');
    writeSystemPython(system, python, own);
    own.PATH = `${system}${path.delimiter}${own.PATH ?? ''}`;
  }
  return {root, work: folder('work'), env: own};
}

/**
 * Ends every process that the steps have started, including those that left their process group: all have the folder of
 * the run in their environment.
 */
export function endProcesses({root}: Workspace): void {
  if (!fs.existsSync('/proc/self/environ')) {
    return;
  }
  for (const entry of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (fs.readFileSync(`/proc/${entry}/environ`, 'utf8').split('\0').includes(`STEPS_OF=${root}`)) {
        process.kill(Number(entry), 'SIGKILL');
      }
    } catch {
      // It belongs to another user, or has ended in the meantime.
    }
  }
}

/** Disk usage of the folder of the run, in bytes; 0 if it cannot be measured. */
export function bytesOf({root}: Workspace): number {
  // It fails if a file disappears while it counts, but has counted the others.
  const {stdout} = spawnSync('du', ['-sk', root], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  return Number(/^\d+/.exec(stdout)?.[0] ?? 0) * 1024;
}
