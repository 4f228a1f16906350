/** Asks the thread that reads and draws diagrams: as a rule, which has to know at once, or as a part of a build. */
import {once} from 'node:events';
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

/** How long to wait for an answer, in milliseconds. The first one takes half a second, and all others much less. */
const patience = 60_000;

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

function ask(question: Question): {port: MessagePort; signal: Int32Array} {
  const {port1, port2} = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  started().postMessage({question, port: port2, signal}, [port2]);
  return {port: port1, signal};
}

/** Ends the thread, which may be busy without end. */
function giveUp(): Answer {
  void worker?.terminate();
  worker = undefined;
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
  const {port, signal} = ask(question);
  const isLate = Atomics.wait(signal, 0, 0, patience) === 'timed-out';
  const received = receiveMessageOnPort(port);
  port.close();
  return isLate || !received ? giveUp() : known(received.message as Answer);
}

/** Asks, while this thread does something else. */
export async function askLater(question: Question): Promise<Answer> {
  const {port} = ask(question);
  try {
    const [answer] = (await once(port, 'message', {signal: AbortSignal.timeout(patience)})) as [Answer];
    return known(answer);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      return giveUp();
    }
    throw error;
  } finally {
    port.close();
  }
}
