/** A registry on this machine, which knows only the packages that are published to it. */
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {registryPackage} from './settings';

/** A running registry. */
export interface Registry {
  url: string;
  /** Lines of `.npmrc` with which npm asks it for the packages of some scopes, and other registries for all others. */
  settings: (scopes: readonly string[]) => string;
  stop: () => void;
}

/**
 * Installs and starts a registry.
 *
 * @param folder full path of a folder for it
 * @throws if it does not answer within a minute, with what it printed
 */
export async function startRegistry(folder: string, port: number): Promise<Registry> {
  fs.mkdirSync(folder, {recursive: true});
  const {name, version} = registryPackage;
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: {[name]: version},
      // A package of it asks for a version by a name, which mirrors of the registry do not know.
      overrides: {'node-fetch': '2.7.0'},
    }),
  );
  // No `proxy`: what is not published here does not exist.
  fs.writeFileSync(
    path.join(folder, 'config.yaml'),
    "storage: ./storage\npackages: {'**': {access: $all, publish: $all}}\nlog: {type: stdout, format: pretty, level: warn}\nweb: {enable: false}\n",
  );
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder});
  const log = fs.openSync(path.join(folder, 'log'), 'w');
  const server = spawn(
    process.execPath,
    [`node_modules/${name}/bin/${name}`, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    {cwd: folder, stdio: ['ignore', log, log]},
  );
  const url = `http://127.0.0.1:${port}/`;
  const end = Date.now() + 60_000;
  for (;;) {
    await wait(200);
    const answer = await fetch(`${url}-/ping`).catch(() => undefined);
    if (answer?.ok === true && server.exitCode === null) {
      break;
    }
    if (server.exitCode !== null || Date.now() > end) {
      server.kill();
      throw new Error(`the registry does not answer at ${url}:\n${fs.readFileSync(path.join(folder, 'log'), 'utf8')}`);
    }
  }
  return {
    url,
    settings: (scopes) =>
      [
        ...scopes.map((scope) => `${scope}:registry=${url}`),
        // It takes packages from anybody, but npm sends none without a token.
        `//127.0.0.1:${port}/:_authToken=rehearsal`,
        '',
      ].join('\n'),
    stop: () => void server.kill(),
  };
}
