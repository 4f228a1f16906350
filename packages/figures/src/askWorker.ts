/** Asks the thread that reads and draws diagrams: as a rule, which has to know at once, or as a part of a build. */
import {MessageChannel, type MessagePort, receiveMessageOnPort, Worker} from 'node:worker_threads';

/** A diagram: its source without front matter and comments, and its title. */
export interface Question {
  source: string;
  title: string;
  /** Whether it is drawn, too. */
  isDrawn: boolean;
}

/** What became of it. Without any of these, it was read, and it is not drawn here. */
export interface Answer {
  /** What Mermaid says that is wrong. `line` counts from 1, in the source. */
  fault?: {line: number; message: string} | undefined;
  /** Markup of the drawing. */
  drawing?: string | undefined;
  /** Why nothing is known of it. */
  failure?: string | undefined;
}

/** Processor time in ms that a diagram may take. The first one takes half a second, and all others much less. */
const patience = 60_000;

/** Time in ms after which it has taken too long in any case: the thread may have ended. */
const lastResort = 600_000;

/** How often this is looked at, in milliseconds. */
const interval = 1000;

/** What the thread does with a question: the first number of its signal. */
export const progress = {waiting: 0, begun: 1, answered: 2} as const;

const late: Answer = {fault: {line: 1, message: 'it takes too long to read'}};

let worker: Worker | undefined;

/** Starts the thread with the first question: most sites and most checks have no new diagram. */
function started(): Worker {
  // Without the flags of this process, which may make other programs of files.
  worker ??= new Worker(new URL('diagramWorker.js', import.meta.url), {execArgv: []});
  // It does not keep a process running that has no question.
  worker.unref();
  return worker;
}

/** A question that was asked. */
interface Asked {
  port: MessagePort;
  signal: Int32Array;
  /** The thread that was asked. */
  thread: Worker;
  /** Whether it takes too long. */
  isLate: () => boolean;
}

/**
 * Asks. The time of a diagram begins when the thread begins with it, and is that of the processor, which this process has
 * used: others may wait before it, and the machine may be busy with other programs.
 */
function ask(question: Question): Asked {
  const {port1, port2} = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const thread = started();
  thread.postMessage({question, port: port2, signal}, [port2]);
  const asked = Date.now();
  let before: NodeJS.CpuUsage | undefined;
  const isLate = (): boolean => {
    const state = Atomics.load(signal, 0);
    if (state === progress.answered) {
      return false;
    }
    before = state === progress.begun ? (before ?? process.cpuUsage()) : undefined;
    const {user, system} = before ? process.cpuUsage(before) : {user: 0, system: 0};
    return user + system > patience * 1000 || Date.now() - asked > lastResort;
  };
  return {port: port1, signal, thread, isLate};
}

/** Ends a thread, which may be busy without end. */
function giveUp(thread: Worker): Answer {
  void thread.terminate();
  worker = worker === thread ? undefined : worker;
  return late;
}

function known(answer: Answer): Answer {
  if (answer.failure !== undefined) {
    throw new Error(`@training-catalog/figures could not read a diagram: ${answer.failure}`);
  }
  return answer;
}

/** Asks, and waits. */
export function askAndWait(question: Question): Answer {
  const {port, signal, thread, isLate} = ask(question);
  for (let state = Atomics.load(signal, 0); state !== progress.answered && !isLate(); state = Atomics.load(signal, 0)) {
    Atomics.wait(signal, 0, state, interval);
  }
  const received = receiveMessageOnPort(port);
  port.close();
  return received ? known(received.message as Answer) : giveUp(thread);
}

/** Asks, while this thread does something else. */
export async function askLater(question: Question): Promise<Answer> {
  const {port, signal, thread, isLate} = ask(question);
  let timer: NodeJS.Timeout | undefined;
  const answer = await new Promise<Answer | 'late' | 'ended'>((resolve) => {
    port.once('message', resolve);
    port.once('close', () => resolve('ended'));
    timer = setInterval(() => isLate() && resolve('late'), interval);
  });
  clearInterval(timer);
  port.close();
  if (answer === 'ended' && Atomics.load(signal, 0) === progress.waiting && worker !== thread) {
    // Another diagram has ended the thread before it began with this one.
    return askLater(question);
  }
  return typeof answer === 'string' ? giveUp(thread) : known(answer);
}
