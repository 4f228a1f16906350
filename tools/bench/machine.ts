/** What the benchmarks share: the name of the machine, its current speed, medians, and the port of a server. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';

/** The processor on which the figures were measured. */
export const machine = `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores`;

/** The median: the upper one of two middle values; NaN if there are no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The port that a server listens on.
 *
 * @throws if it does not listen on a port.
 */
export function portOf(server: Server): number {
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) {
    throw new Error('The server is not listening on a port');
  }
  return bound.port;
}

/** Resources that a command used. */
export interface Timed {
  /** Elapsed time in seconds. */
  seconds: number;
  /** Processor time of all cores in seconds; it depends less on what else the machine does. */
  processorSeconds: number;
  /** Peak memory in megabytes of its largest process. */
  megabytes: number;
}

/**
 * Runs a command and measures it. Processor time and memory come from GNU time: NaN where it is not installed.
 *
 * @throws with the output of the command if it fails.
 */
export function timed(command: readonly string[], cwd: string, environment: Record<string, string> = {}): Timed {
  const [program, ...args]: [string, ...string[]] = fs.existsSync('/usr/bin/time')
    ? ['/usr/bin/time', '-f', 'measured %U %S %M']
    : ['/usr/bin/env'];
  const start = performance.now();
  const {status, stdout, stderr, error} = spawnSync(program, [...args, ...command], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {...process.env, ...environment},
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(`${command.join(' ')} in ${cwd} failed:\n${error?.message ?? stdout + stderr}`);
  }
  const [, user = NaN, system = NaN, kilobytes = NaN] = /^measured (\S+) (\S+) (\d+)$/m.exec(stderr) ?? [];
  return {seconds, processorSeconds: Number(user) + Number(system), megabytes: Number(kilobytes) / 1000};
}

/** A full compile: an incremental one would compile only changed files. */
const plainCompile = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '--singleThreaded',
  '--incremental',
  'false',
  '--tsBuildInfoFile',
  'null',
];

/**
 * The current speed of the machine: the time of a full compile of the project's TypeScript, one process that keeps one
 * core busy. Figures of two times are comparable only as far as their reference compiles are.
 */
export const referenceCompile = (): Timed => timed([process.execPath, ...plainCompile], '.');
