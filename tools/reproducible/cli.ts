/**
 * Builds the last commit twice, in two folders, time zones, and languages, and compares every file byte for
 * byte: `npm run test:reproducible`. Exits with 1 and names the files that differ.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPackages} from '../../lib/linkPackages';
import {helpIfRequested} from '../help/command';
import {differences} from './differences';
import {reproducible} from './usage';

helpIfRequested(reproducible);

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));

/** Builds the last commit in a separate folder. @returns the folder of the build. */
function build(name: string, timeZone: string, language: string): string {
  const folder = path.join(work, name);
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder], {stdio: 'inherit'});
  // Hard links, because a shared folder of packages would hide dependence on its location.
  linkPackages(path.join(process.cwd(), 'node_modules'), path.join(folder, 'node_modules'));
  const {status, stdout, stderr, error} = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {...process.env, TZ: timeZone, LC_ALL: language, NO_UPDATE_NOTIFIER: '1'},
  });
  if (status !== 0) {
    throw new Error(`The build in ${folder} failed:\n${error?.message ?? stdout + stderr}`);
  }
  return path.join(folder, 'build');
}

try {
  const first = build('one', 'America/Chicago', 'C');
  const second = build(path.join('elsewhere', 'another name'), 'Pacific/Auckland', 'et_EE.UTF-8');
  const {files, differing} = differences(first, second);
  differing.forEach((line) => console.error(line));
  console.log(`${files} files, ${differing.length} of them differ between the builds`);
  process.exitCode = files > 0 && differing.length === 0 ? 0 : 1;
} finally {
  if (process.exitCode === 0 || process.env.CI) {
    fs.rmSync(work, {recursive: true, force: true});
  } else {
    console.error(`Both builds are kept in ${work}`);
  }
}
