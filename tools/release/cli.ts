/** Packs, versions, and publishes the packages: `npm run release`, `npm run release:rehearse`. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '@training-catalog/utils';
import {parseArguments} from '@training-catalog/utils/node';
import {helpIfRequested} from '@training-catalog/preset';
import {manifestOf, packageNames, packPackages, withSiblings} from './packages';
import {publishPackages} from './publish';
import {rehearseRelease} from './rehearse';
import {rehearse, release} from './usage';

/** Folder of the tarballs. */
const folder = path.resolve('.cache/packages');

const print = (line: string): void => console.log(line);

/** Packs packages into an empty folder. */
function pack(names: readonly string[]): ReturnType<typeof packPackages> {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  return packPackages(folder, names);
}

/** Ends the process with a message of what is wrong and what to write instead. */
function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends the process if a name is not that of a package. */
function checkNames(names: readonly string[]): void {
  const unknown = names.find((name) => !packageNames().includes(name));
  if (unknown !== undefined) {
    refuse(`There is no package "${unknown}"; ${didYouMean(unknown, packageNames())}packages/ has them all.`);
  }
}

function packCommand(names: readonly string[]): void {
  checkNames(names);
  const packed = pack(names.length === 0 ? packageNames() : withSiblings(names));
  print(`In the folder of your site:\n\nnpm install ${packed.map(({file}) => file).join(' ')}`);
}

function versionCommand(): void {
  const programs = [
    ['npm', 'run', '--silent', 'change', '--', 'version'],
    // The lock file has the versions of packages, too.
    ['npm', 'install', '--package-lock-only', '--no-audit', '--no-fund'],
  ] as const;
  for (const [program, ...args] of programs) {
    const {status} = spawnSync(program, args, {stdio: 'inherit'});
    if (status !== 0) {
      process.exit(status ?? 1);
    }
  }
}

async function publishCommand(tag: string | undefined): Promise<void> {
  const [first = ''] = packageNames();
  const {version} = manifestOf(first);
  if (tag !== undefined && tag !== `v${version}`) {
    refuse(`The tag is ${tag}, but the version of the packages is ${version}; tag the commit with v${version}.`);
  }
  await publishPackages(pack(packageNames()), {provenance: process.env.GITHUB_ACTIONS === 'true', print});
}

async function main(): Promise<void> {
  const [command = '', ...args] = process.argv.slice(2);
  helpIfRequested(command === 'rehearse' ? rehearse : release);
  const {values, positionals} = parseArguments(
    {args, allowPositionals: true, options: {tag: {type: 'string'}, keep: {type: 'boolean', default: false}}},
    didYouMean,
  );
  if (command === 'pack') {
    packCommand(positionals);
  } else if (command === 'version') {
    versionCommand();
  } else if (command === 'publish') {
    await publishCommand(values.tag);
  } else if (command === 'rehearse') {
    checkNames(positionals);
    await rehearseRelease(positionals, {keep: values.keep, print});
  } else {
    refuse('Say what to do: pack, version, or publish. npm run release -- --help explains them.');
  }
}

main().catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
