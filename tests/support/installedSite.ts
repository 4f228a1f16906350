import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packPackages} from '../../tools/release/packages';
import {minimalSite} from './minimalSite';
import {buildEnvironment, runCommand} from './runCommand';

/** Folder of the site, outside of the repository, whose node_modules would lend what it lacks; empty before it is there. */
let dir = '';

/** A way to build the site. */
export interface Variant {
  /** Name of the folder of the build. */
  name: string;
  /** Whether it has the bundler that Docusaurus uses by default. */
  isDefault?: boolean;
}

/**
 * Installs the plain site in `examples/minimal` as somebody else does: by npm, with packed packages and the newest React
 * that fits.
 *
 * @throws with the output of npm if it fails.
 */
export async function installSite(): Promise<void> {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'installed-site-'));
  fs.cpSync('examples/minimal', dir, {recursive: true});
  const file = path.join(dir, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {dependencies: Record<string, string>};
  for (const {name, file: tarball} of packPackages(dir)) {
    manifest.dependencies[name] = `file:${tarball}`;
  }
  fs.writeFileSync(file, JSON.stringify(manifest, null, 2));
  const {status, output} = await runCommand('npm', ['install', '--no-audit', '--no-fund'], {cwd: dir});
  if (status !== 0) {
    throw new Error(`${dir} could not be installed:\n${output}`);
  }
}

/** The configuration of the site without what is not the default of Docusaurus. */
function defaultConfiguration(): string {
  const text = fs.readFileSync('examples/minimal/docusaurus.config.ts', 'utf8');
  const without = [/, experimental_faster: true/, / *\['@training-catalog\/lean-client', \{enabled: true\}\],\n/];
  return without.reduce((rest, pattern) => {
    if (!pattern.test(rest)) {
      throw new Error(
        `examples/minimal/docusaurus.config.ts has no ${pattern.source}; correct tests/support/installedSite.ts`,
      );
    }
    return rest.replace(pattern, '');
  }, text);
}

/** Builds a variant. @returns its folder @throws with the output if the build fails. */
export async function buildVariant({name, isDefault = false}: Variant): Promise<string> {
  const config = isDefault ? 'default.config.ts' : 'docusaurus.config.ts';
  if (isDefault) {
    fs.writeFileSync(path.join(dir, config), defaultConfiguration());
  }
  const {status, output} = await runCommand(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--config', config, '--out-dir', name],
    {cwd: dir, env: buildEnvironment()},
  );
  if (status !== 0) {
    throw new Error(`${name} could not be built:\n${output}`);
  }
  return path.join(dir, name);
}

/** Removes the site. */
export const removeSite = (): void => fs.rmSync(dir, {recursive: true, force: true});

/** Version of React that npm has installed in the site. */
export const reactVersion = (): string =>
  (JSON.parse(fs.readFileSync(path.join(dir, 'node_modules/react/package.json'), 'utf8')) as {version: string}).version;

/** Base path of the site. */
export const {baseUrl} = minimalSite;
