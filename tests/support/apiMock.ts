import {spawn} from 'node:child_process';
import path from 'node:path';
import {ports} from './ports';

/**
 * Serves a specification of `openapi/` at the port `mock`. Stoplight Prism answers with its examples, or with values made
 * from its schemas; it refuses requests that the specification does not allow. npx fetches it on first use and keeps it:
 * 185 packages, 90 MB, a cost that would otherwise be part of every `npm ci`. All its packages have licenses of
 * tools/licenses/licenses.ts.
 *
 * @returns a function that stops it.
 * @throws with Prism's words if it does not start.
 */
export async function startApiMock(file: string): Promise<() => Promise<void>> {
  const specification = path.join('openapi', file);
  const address = ['--host', '127.0.0.1', '--port', String(ports.mock)];
  const child = spawn('npm', ['run', '--silent', 'api:mock', '--', specification, ...address], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, because npm starts a shell, which starts Prism, and all of them must end.
    detached: true,
  });
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
  };
  process.on('exit', stop);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Prism is listening')) {
        resolve();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (status) => reject(new Error(`Prism exited with ${status ?? 'a signal'}:\n${output.trim()}`)));
  });
  return () => {
    stop();
    return ended;
  };
}
