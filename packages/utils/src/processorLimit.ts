import {Worker} from 'node:worker_threads';

/** How often the limits are checked, in milliseconds. */
const interval = 100;

/** Memory that the process may use, in bytes. */
const maxMemory = 3_000_000_000;

/** Runs beside the main thread, which may be busy without end. */
const watch = `
const {parentPort, workerData: {seconds, maxMemory, interval}} = require('node:worker_threads');
const fs = require('node:fs');
const before = process.cpuUsage();
let task = '';
parentPort.on('message', (next) => (task = next));
const end = (reason) => {
  fs.writeSync(2, 'stopped while ' + task + ', because it took more than ' + reason + '\\n');
  process.kill(process.pid, 'SIGKILL');
};
setInterval(() => {
  const {user, system} = process.cpuUsage(before);
  if (user + system > seconds * 1e6) {
    end(seconds + ' seconds of processor time');
  } else if (process.memoryUsage.rss() > maxMemory) {
    end(maxMemory / 1e9 + ' GB of memory');
  }
}, interval);
`;

/** What a process with limits is doing, and how long it may go on. */
export interface ProcessorLimit {
  /** Notes the next task, for the message: "reading the file". */
  begin: (task: string) => void;
  /** Share of the processor time that was used, from 0 to 1. */
  used: () => number;
  /** Lifts the limits. */
  lift: () => Promise<void>;
}

/**
 * Ends this process, with a message on the standard error stream, when it has used more processor time than allowed. For
 * a child process that reads what strangers wrote: a timer of its own could not end a busy loop, and processor time does
 * not depend on what else the machine does.
 */
export function limitProcessorTime(seconds: number): ProcessorLimit {
  const before = process.cpuUsage();
  const worker = new Worker(watch, {eval: true, workerData: {seconds, maxMemory, interval}});
  worker.unref();
  return {
    begin: (task) => worker.postMessage(task),
    used: () => {
      const {user, system} = process.cpuUsage(before);
      return (user + system) / (seconds * 1_000_000);
    },
    lift: async () => {
      await worker.terminate();
    },
  };
}
