import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {packPackages} from '../../tools/release/packages';
import {ports} from './ports';
import {buildEnvironment, runCommand, type Ended} from './runCommand';

/** The plain site in `examples/minimal`, with all packages installed from their tarballs. */
export const minimalSite = {
  dir: '.cache/minimal-site',
  build: '.cache/minimal-site/build',
  baseUrl: '/minimal/',
  port: ports.minimalSite,
} as const;

/**
 * Lays the site out: its files, the packages of this repository as `npm pack` makes them, and all others as they are
 * installed here.
 */
export function layOutMinimalSite(): void {
  const dir = path.resolve(minimalSite.dir);
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync('examples/minimal', dir, {recursive: true});
  const modules = path.join(dir, 'node_modules');
  fs.mkdirSync(modules);
  const ours = '@training-catalog';
  fs.readdirSync('node_modules')
    .filter((name) => ![ours, '.bin', '.cache'].includes(name))
    .forEach((name) => fs.symlinkSync(path.resolve('node_modules', name), path.join(modules, name)));
  const commands = path.join(modules, '.bin');
  fs.mkdirSync(commands);
  fs.readdirSync('node_modules/.bin').forEach((name) =>
    fs.symlinkSync(path.resolve('node_modules/.bin', name), path.join(commands, name)),
  );
  for (const {name, file} of packPackages(dir)) {
    const target = path.join(modules, name);
    fs.mkdirSync(target, {recursive: true});
    execFileSync('tar', ['--extract', '--file', file, '--strip-components=1', '-C', target]);
    const {bin = {}} = JSON.parse(fs.readFileSync(path.join(target, 'package.json'), 'utf8')) as {
      bin?: Record<string, string>;
    };
    for (const [command, file] of Object.entries(bin)) {
      fs.chmodSync(path.join(target, file), 0o755);
      const link = path.join(commands, command);
      // npm has linked the command of the repository if the packages were compiled before it installed.
      fs.rmSync(link, {force: true});
      fs.symlinkSync(path.join(target, file), link);
    }
  }
}

/** Runs a command of the site. */
export const runInMinimalSite = (...args: string[]): Promise<Ended> =>
  runCommand('npm', ['run', '--silent', ...args], {
    cwd: path.resolve(minimalSite.dir),
    env: buildEnvironment(),
  });
