/** Packs the packages as they are published. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {codeScope, scope as publishedScope} from './settings';

/** Package.json of a package, as far as a release reads it. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  /** Entries of code, and files that other programs read. */
  exports: Record<string, {types: string; default: string} | string>;
}

/** A packed package. */
export interface Packed {
  /** Name by which it is published. */
  name: string;
  version: string;
  /** Full path of the tarball. */
  file: string;
}

/** How packages are packed, if not as they are. */
interface PackOptions {
  /** Scope under which they are published. */
  scope?: string;
  /** Another version of all of them. */
  version?: string;
}

/** Names of the packages in `packages/`. */
export const packageNames = (): string[] =>
  fs.readdirSync('packages').filter((name) => fs.existsSync(`packages/${name}/package.json`));

/** Package.json of a package. */
export const manifestOf = (name: string): Manifest =>
  JSON.parse(fs.readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;

/** Name of a package in `packages/` by the name in imports; undefined for one of somebody else. */
const ownName = (name: string): string | undefined =>
  name.startsWith(`${codeScope}/`) ? name.slice(codeScope.length + 1) : undefined;

/** Packages, and all of this repository that they need, in the order of their names. */
export function withSiblings(names: readonly string[]): string[] {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (!all.has(name)) {
      all.add(name);
      const {dependencies, peerDependencies} = manifestOf(name);
      Object.keys({...dependencies, ...peerDependencies}).forEach((other) => {
        const sibling = ownName(other);
        if (sibling !== undefined) {
          add(sibling);
        }
      });
    }
  };
  names.forEach(add);
  return [...all].toSorted();
}

/** The name by which a site installs a package: an alias, if it is published under another scope than the code has. */
export const installedAs = (name: string, scope = publishedScope): string =>
  scope === codeScope ? `${codeScope}/${name}` : `${codeScope}/${name}@npm:${scope}/${name}`;

/**
 * What the README of each package says below the command that installs it. It is true before and after the first release.
 *
 * @param name of the folder in `packages/`
 */
export const installNote = (name: string): string =>
  `If npm answers 404, it is not published yet: in a clone of its repository, \`npm ci && npm run release -- pack ${name}\` packs it with what it needs, and prints the command that installs the files.`;

/**
 * Source of a file that the compiler wrote.
 *
 * @param file path below the package, such as `dist/index.d.ts`
 * @returns the paths that it may have
 */
const sourcesOf = (file: string): string[] => {
  const [, stem = '', kind = ''] = /^dist\/(.*?)(?:\.d)?\.([cm]?)[jt]s$/.exec(file) ?? [];
  return [`src/${stem}.${kind}ts`, `src/${stem}.${kind}tsx`];
};

/** Whether a file was left by the compiler, which does not remove what it made of a source that is gone. */
const isLeft = (name: string, file: string): boolean =>
  file.startsWith('dist/') && !sourcesOf(file).some((source) => fs.existsSync(path.join('packages', name, source)));

/** Files that npm publishes, by the name of the package. */
function publishedFiles(names: readonly string[]): Map<string, string[]> {
  const workspaces = names.flatMap((name) => ['-w', `packages/${name}`]);
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...workspaces], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Map(
    (JSON.parse(printed) as {name: string; files: {path: string}[]}[]).map(({name, files}) => {
      const own = ownName(name) ?? name;
      return [own, files.map((file) => file.path).filter((file) => !isLeft(own, file))];
    }),
  );
}

/** Package.json as it is published: without what only this repository uses. */
function publishedManifest(name: string, {scope = publishedScope, version}: PackOptions): Record<string, unknown> {
  const {devDependencies: _, scripts: __, ...manifest} = manifestOf(name) as Manifest & Record<string, unknown>;
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([other, range]) => {
    const sibling = ownName(other);
    const wanted = sibling === undefined || version === undefined ? range : `^${version}`;
    return [other, sibling === undefined || scope === codeScope ? wanted : `npm:${scope}/${sibling}@${wanted}`];
  });
  return {
    ...manifest,
    name: `${scope}/${name}`,
    version: version ?? manifest.version,
    dependencies: Object.fromEntries(dependencies) as unknown,
  };
}

/**
 * Packs packages as they are published: with the license, and under the scope of the settings.
 *
 * @param folder full path of the folder to write them to
 * @param names of folders in `packages/`, which are compiled
 */
export function packPackages(
  folder: string,
  names: readonly string[] = packageNames(),
  options: PackOptions = {},
): Packed[] {
  const {scope = publishedScope} = options;
  const stage = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  try {
    publishedFiles(names).forEach((files, name) => {
      files.forEach((file) =>
        fs.cpSync(path.join('packages', name, file), path.join(stage, name, file), {recursive: true}),
      );
      fs.copyFileSync('LICENSE', path.join(stage, name, 'LICENSE'));
      fs.writeFileSync(
        path.join(stage, name, 'package.json'),
        `${JSON.stringify(publishedManifest(name, options), null, 2)}\n`,
      );
      if (scope !== codeScope) {
        const readme = path.join(stage, name, 'README.md');
        fs.writeFileSync(
          readme,
          fs
            .readFileSync(readme, 'utf8')
            .replace(/^npm install .*$/gm, (line) =>
              line.replace(/@[\w-]+\/([\w-]+)/g, (name, other: string) =>
                name === `${codeScope}/${other}` ? installedAs(other, scope) : name,
              ),
            ),
        );
      }
    });
    const printed = execFileSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...names.map((name) => `./${name}`)],
      {cwd: stage, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
    );
    return (JSON.parse(printed) as {name: string; version: string; filename: string}[]).map(
      ({name, version, filename}) => ({name, version, file: path.join(folder, filename)}),
    );
  } finally {
    fs.rmSync(stage, {recursive: true, force: true});
  }
}
