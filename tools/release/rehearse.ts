// cspell:ignore userconfig
/**
 * The rehearsal of a release: what somebody does who has only the registry. All of it happens in a folder outside of this
 * repository, whose packages come from a registry on this machine.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {installedAs, manifestOf, packageNames, packPackages, type Manifest} from './packages';
import {publishPackages} from './publish';
import {readmeSites, writeReadmeSite} from './readmeSite';
import {startRegistry, type Registry} from './registry';
import {codeScope, scope} from './settings';

/** Packages that are a whole site together; their exports for bundlers are in every page of a new catalog. */
const ofWholeSites: readonly string[] = ['catalog-cli', 'create', 'preset', 'theme'];

/** A scope that is not that of the code. */
const otherScope = '@another-institute';

/** What the site in `examples/minimal` has besides the packages, in versions that fit. */
function siteManifest(): {dependencies: Record<string, string>; overrides: Record<string, string>} {
  const {dependencies, overrides} = JSON.parse(fs.readFileSync('examples/minimal/package.json', 'utf8')) as ReturnType<
    typeof siteManifest
  >;
  const others = Object.entries(dependencies).filter(([name]) => !name.startsWith(`${codeScope}/`));
  return {dependencies: Object.fromEntries(others), overrides};
}

/** A port that nothing uses. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Runs a program in a folder. @returns what it printed @throws with that if it fails */
function run(folder: string, program: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    // A site of its own has neither the settings of this repository nor paths into it.
    env: {
      ...process.env,
      NODE_PATH: '',
      NODE_ENV: 'production',
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
      INIT_CWD: folder,
      // The lock file then says where each package is from, whatever the settings of the user are.
      npm_config_omit_lockfile_registry_resolved: 'false',
    },
  });
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
  }
  return stdout;
}

/** Writes package.json with some packages, by name or alias and range, and installs them. */
function install(folder: string, packages: Readonly<Record<string, string>>): void {
  const {dependencies, overrides} = siteManifest();
  const manifest = {private: true, dependencies: {...dependencies, ...packages}, overrides};
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
}

/** Packages of ours in a folder, as the lock file has them. @throws if one is not from the registry. */
function installedPackages(folder: string, {url}: Registry): {name: string; version: string}[] {
  const lock = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, {version: string; resolved?: string; link?: boolean}>;
  };
  // Not what is in their own node_modules.
  const ours = Object.entries(lock.packages).filter(
    ([place]) => place.split('node_modules/').at(-1)?.startsWith(`${codeScope}/`) === true,
  );
  for (const [place, {resolved = '', link = false}] of ours) {
    const real = fs.realpathSync(path.join(folder, place));
    if (link || !resolved.startsWith(url) || path.relative(fs.realpathSync(folder), real).startsWith('..')) {
      throw new Error(`${place} is not from the registry, but from ${resolved} at ${real}`);
    }
  }
  return ours.map(([place, {version}]) => ({name: place.slice(place.lastIndexOf('/') + 1), version}));
}

/** Exports of an installed package that are code. */
function exportsOf(folder: string, name: string): string[] {
  const file = path.join(folder, 'node_modules', codeScope, name, 'package.json');
  const {exports} = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && !target.default.endsWith('.d.ts'))
    .map(([entry]) => path.posix.join(codeScope, name, entry));
}

/**
 * Imports every export of a package in Node.js.
 *
 * @returns those that want what only a bundler has: modules of Docusaurus, and style sheets
 * @throws at an export that fails for another reason
 */
function importExports(folder: string, name: string): string[] {
  const program = `
    const forBundlers = /Cannot find (?:package|module) '@(?:theme|generated|site|docusaurus)\\/|Unknown file extension "\\.css"|Directory import .*docusaurus/;
    const left = [];
    for (const entry of ${JSON.stringify(exportsOf(folder, name))}) {
      try {
        await import(entry);
      } catch (error) {
        if (!forBundlers.test(error.message)) throw new Error(entry + ': ' + error.message);
        left.push(entry);
      }
    }
    console.log(JSON.stringify(left));
    process.exit(0);`;
  return JSON.parse(run(folder, process.execPath, '--input-type=module', '--eval', program)) as string[];
}

/** Builds the site in a folder. */
const build = (folder: string): string =>
  run(folder, process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build');

/** What the README of an installed package says, in an empty site. @throws if the site has not what it gives */
function buildReadmeSite(folder: string, name: string): void {
  const site = readmeSites[name];
  if (site === undefined) {
    return;
  }
  const readme = fs.readFileSync(path.join(folder, 'node_modules', codeScope, name, 'README.md'), 'utf8');
  writeReadmeSite(folder, readme, site);
  build(folder);
  const [file, pattern] = site.gives;
  const place = path.join(folder, 'build', file);
  if (!fs.existsSync(place) || !pattern.test(fs.readFileSync(place, 'utf8'))) {
    throw new Error(`${place} is not what the README of ${name} promises: ${pattern.source}`);
  }
}

/** The site that has every package: each export that is for bundlers is in a page of it. */
function buildFullSite(folder: string, forBundlers: readonly string[]): void {
  ['docs', 'openapi', 'src', 'build', '.docusaurus'].forEach((name) =>
    fs.rmSync(path.join(folder, name), {recursive: true, force: true}),
  );
  fs.cpSync('examples/minimal', folder, {
    recursive: true,
    filter: (file) => !/(?:package\.json|node_modules|build|\.docusaurus)$/.test(file),
  });
  fs.mkdirSync(path.join(folder, 'src/pages'), {recursive: true});
  const page = [
    ...forBundlers.map((entry, index) => `import * as part${index} from '${entry}';`),
    `const parts = [${forBundlers.map((_entry, index) => `part${index}`).join(', ')}];`,
    'export default () => <p>{parts.map((part) => Object.keys(part).length).join(" ")}</p>;',
  ];
  fs.writeFileSync(path.join(folder, 'src/pages/every-export.jsx'), page.join('\n'));
  build(folder);
}

/** Time since the start of the rehearsal, before a line. */
const timed = (print: (line: string) => void): ((line: string) => void) => {
  const start = Date.now();
  return (line) => print(`${String(Math.round((Date.now() - start) / 1000)).padStart(4)} s  ${line}`);
};

/** Number of files that git has in a folder. */
const trackedFiles = (folder: string): number => run(folder, 'git', 'ls-files').trim().split('\n').length;

/**
 * What a newcomer does: begins a catalog from the registry alone, and runs the two commands of its README.
 *
 * @returns folder of the site
 */
function createCatalog(home: string): string {
  const answers = {
    name: 'River Research Institute',
    repository: 'river-institute/river-catalog',
    topics: 'Rivers,Night-Birds',
    homepage: 'https://river.example.org/',
    'short-name': 'RRI',
    lessons: 'courses=Courses',
    areas: 'library=Library',
    color: '#7a3b8f',
  };
  const readme = path.join(home, 'owl-counter');
  fs.cpSync('tests/fixtures/readmes/owl-counter', readme, {recursive: true});
  run(
    home,
    'npm',
    ...['create', '--yes', scope, 'river-catalog', '--', '--no-build'],
    ...Object.entries(answers).flatMap(([key, value]) => [`--${key}`, value]),
    ...['--readme', path.join(readme, 'README.md')],
  );
  const site = path.join(home, 'river-catalog');
  run(site, 'npm', 'test');
  return site;
}

/** The version after one, by its last number. */
const nextVersion = (version: string): string => version.replace(/\d+$/, (last) => String(Number(last) + 1));

/**
 * Rehearses a release.
 *
 * @param tried - names of packages that are tried; all, and all of them together, if there are none.
 * @param options - `keep`: whether the folder is left.
 * @throws at the first step that fails
 */
export async function rehearseRelease(
  tried: readonly string[],
  {keep, print}: {keep: boolean; print: (line: string) => void},
): Promise<void> {
  const say = timed(print);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rehearsal-'));
  const site = path.join(folder, 'site');
  const at = (name: string): string => {
    fs.mkdirSync(path.join(folder, name), {recursive: true});
    return path.join(folder, name);
  };
  const registry = await startRegistry(path.join(folder, 'registry'), await freePort());
  say(`a registry at ${registry.url}, in ${folder}`);
  try {
    const names = packageNames();
    const {version} = manifestOf(names[0] ?? '');
    const settings = registry.settings([scope, codeScope, otherScope]);
    fs.writeFileSync(path.join(at('site'), '.npmrc'), settings);
    const publish = (tarballs: string, options: Parameters<typeof packPackages>[2]): Promise<void> =>
      publishPackages(packPackages(at(tarballs), names, options), {
        cwd: site,
        registry: registry.url,
        provenance: false,
        print: () => undefined,
      });

    await publish('first', {});
    say(`published ${names.length} packages at ${version}`);
    install(site, {});
    say('an empty site is installed');
    const forBundlers: string[] = [];
    const alias = (name: string, range: string, from = scope): [string, string] => {
      const installed = installedAs(name, from);
      const at = installed.indexOf('@', 1);
      return at === -1 ? [installed, range] : [installed.slice(0, at), `${installed.slice(at + 1)}@${range}`];
    };
    const isNewCatalogTried = tried.length === 0 || tried.some((name) => ofWholeSites.includes(name));
    const newcomer = at('newcomer');
    fs.writeFileSync(path.join(newcomer, '.npmrc'), settings);
    // For what a command installs in a folder that it makes.
    process.env.npm_config_userconfig = path.join(newcomer, '.npmrc');
    const catalog = isNewCatalogTried ? createCatalog(newcomer) : undefined;
    if (catalog !== undefined) {
      installedPackages(catalog, registry);
      say(`a new catalog is begun with ${trackedFiles(catalog)} files, checked, and built`);
    }
    for (const name of tried.length > 0 ? tried : names) {
      install(site, Object.fromEntries([alias(name, `^${version}`)]));
      const installed = installedPackages(site, registry);
      const left = importExports(site, name);
      if (!ofWholeSites.includes(name)) {
        forBundlers.push(...left);
      }
      buildReadmeSite(site, name);
      const all = exportsOf(site, name).length;
      say(
        `${name}: installed with ${installed.length - 1} others of ours, ${all - left.length} of ${all} exports imported${name in readmeSites ? ', its README built' : ''}`,
      );
    }

    if (tried.length > 0) {
      return;
    }

    const everything = (range: string, from = scope): Record<string, string> =>
      Object.fromEntries(names.map((name) => alias(name, range, from)));
    install(site, everything(`^${version}`));
    buildFullSite(site, forBundlers);
    say(`a site with all packages is built, and with the other ${forBundlers.length} exports`);

    const next = nextVersion(version);
    await publish('second', {version: next});
    run(site, 'npm', 'update', '--no-audit', '--no-fund', '--loglevel=error');
    const old = installedPackages(site, registry).filter((installed) => installed.version !== next);
    if (old.length > 0) {
      throw new Error(`npm update left ${old.map((one) => `${one.name} ${one.version}`).join(', ')}`);
    }
    build(site);
    say(`npm update brings ${next} of all, and the site is built`);
    if (catalog !== undefined) {
      run(catalog, 'npm', 'update', '--no-audit', '--no-fund', '--loglevel=error');
      const left = installedPackages(catalog, registry).filter((installed) => installed.version !== next);
      if (left.length > 0) {
        throw new Error(
          `npm update left ${left.map((one) => `${one.name} ${one.version}`).join(', ')} in the new catalog`,
        );
      }
      run(catalog, 'npm', 'test');
      say('npm update brings it to the new catalog, too, which is checked and built');
    }

    if (scope === codeScope) {
      await publish('third', {scope: otherScope});
      // npm cannot resolve the range of the OpenAPI theme over a tree that npm update has changed.
      const elsewhere = at('elsewhere');
      fs.writeFileSync(path.join(elsewhere, '.npmrc'), settings);
      install(elsewhere, everything(version, otherScope));
      installedPackages(elsewhere, registry);
      buildFullSite(elsewhere, forBundlers);
      say(`the same site is built from the packages of ${otherScope}`);
    }
  } finally {
    registry.stop();
    if (keep) {
      say(`${folder} is kept`);
    } else {
      fs.rmSync(folder, {recursive: true, force: true});
    }
  }
}
