import {spawn, type ChildProcess} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {didYouMean} from '@training-catalog/content-model';
import {ArgumentError} from '@training-catalog/content-model/node';
import {readSets, type ApiSet} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../packages.config';

/**
 * Stoplight Prism responds from a specification: with its examples, or with values made from its schemas. It refuses
 * requests that the specification does not allow, allows calls from pages of any origin, and reads the files unchanged,
 * OpenAPI 2.0 to 3.1.
 *
 * npx fetches it on first use and keeps it: 185 packages, 90 MB, 51 seconds (prism-cli 5.14.2, two busy cores), a cost
 * that would otherwise be part of every `npm ci`. All its packages have licenses of tools/licenses/licenses.ts.
 * The version is pinned here.
 */
export const prism = '@stoplight/prism-cli@5.14.2';

/** The sets, one a line, for people. */
export const listOf = (sets: readonly ApiSet[]): string =>
  sets
    .map(
      ({id, file, folder}) =>
        `  ${id.padEnd(Math.max(...sets.map((set) => set.id.length)))}  ${folder} (openapi/${file})`,
    )
    .join('\n');

/**
 * The set with this name.
 *
 * @throws {ArgumentError} if there is none.
 */
export function setNamed(siteDir: string, id: string): ApiSet {
  const sets = readSets(openApiSiteIn(siteDir));
  const found = sets.find((set) => set.id === id);
  if (!found) {
    const near = didYouMean(
      id,
      sets.map((set) => set.id),
    );
    throw new ArgumentError(`there is no API set ${id}; ${near}openapi/sets.json has:\n${listOf(sets)}`);
  }
  return found;
}

/**
 * Parses the port of an option.
 *
 * @throws {ArgumentError} if it is not a port.
 */
export function portFrom(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new ArgumentError(`--port ${text} is not a port; write a number from 1 to 65535`);
  }
  return port;
}

const host = '127.0.0.1';

/** Whether something listens on a port of this machine. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** A running mock of a set. */
export interface Mock {
  /** Its URL, without a slash at the end. */
  url: string;
  /** Resolves with its status when it ends by itself. */
  ended: Promise<number>;
  stop: () => void;
}

/** Waits for a line of output that says that the mock takes requests. */
function started(child: ChildProcess, print: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      print(chunk.toString());
      if (output.includes('Prism is listening')) {
        resolve();
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('close', (status) => reject(new Error(`Prism exited with ${status ?? 'a signal'}:\n${output.trim()}`)));
  });
}

/**
 * Serves a set from its specification.
 *
 * @param print - takes what Prism prints, piece by piece.
 * @throws {ArgumentError} if the port is taken; an error with Prism's words if it does not start.
 */
export async function startMock(
  siteDir: string,
  set: Pick<ApiSet, 'file'>,
  port: number,
  print: (text: string) => void,
): Promise<Mock> {
  if (await isTaken(port)) {
    throw new ArgumentError(`port ${port} is in use; name another one with --port ${port + 1}`);
  }
  const file = path.join(siteDir, 'openapi', set.file);
  const child = spawn(
    'npx',
    ['--yes', '--package', prism, '--', 'prism', 'mock', file, '--host', host, '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, because npx starts a shell, which starts Prism, and all of them must end.
      detached: true,
    },
  );
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
  };
  process.on('exit', stop);
  const ended = new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  await started(child, print);
  return {url: `http://localhost:${port}`, ended, stop};
}
