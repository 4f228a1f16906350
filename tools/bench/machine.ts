/** What the benchmarks share: the name of the machine, its speed at the moment, medians, the port of a server. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';

/** The processor that the figures are of. */
export const machine = `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores`;

/** The middle value, the upper one of two; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The port that a listening server got.
 *
 * @throws if it does not listen at a port.
 */
export function portOf(server: Server): number {
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) {
    throw new Error('The server does not listen at a port');
  }
  return bound.port;
}

/** What a command took. */
export interface Timed {
  /** Seconds on the clock. */
  seconds: number;
  /** Seconds of all cores together; they depend less on what else the machine does. */
  processorSeconds: number;
  /** The most memory in megabytes that one of its processes held. */
  megabytes: number;
}

/**
 * Runs a command and measures it. Processor time and memory are those that GNU time tells: NaN where it is not installed.
 *
 * @throws what the command said, if it fails.
 */
export function timed(command: readonly string[], cwd: string, environment: Record<string, string> = {}): Timed {
  const [program, ...args]: [string, ...string[]] = fs.existsSync('/usr/bin/time')
    ? ['/usr/bin/time', '-f', 'measured %U %S %M']
    : ['/usr/bin/env'];
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(program, [...args, ...command], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {...process.env, ...environment},
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    throw new Error(`${command.join(' ')} in ${cwd} failed:\n${stdout}${stderr}`);
  }
  const [, user = NaN, system = NaN, kilobytes = NaN] = /^measured (\S+) (\S+) (\d+)$/m.exec(stderr) ?? [];
  return {seconds, processorSeconds: Number(user) + Number(system), megabytes: Number(kilobytes) / 1000};
}

/** A whole compile: with what an earlier one has left, only changed files would be compiled. */
const plainCompile = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  '--incremental',
  'false',
  '--tsBuildInfoFile',
  'null',
];

/**
 * How fast the machine is at the moment: what a plain compile of the project's TypeScript takes, one process that keeps
 * one core busy. Figures of two hours compare only as far as their rulers do.
 */
export const ruler = (): Timed => timed([process.execPath, ...plainCompile], '.');
