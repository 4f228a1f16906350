/** The thread that reads and draws diagrams, one after the other. */
import {type MessagePort, parentPort} from 'node:worker_threads';
import {progress, type Answer, type Question} from './askWorker.js';

/** What is wrong, from an error of Mermaid's parsers. */
function faultOf(error: unknown): Answer {
  // Not a fault of the source: Mermaid needs something that only browsers have, and will know there.
  if (error instanceof ReferenceError || error instanceof TypeError) {
    return {};
  }
  const {message, hash} = error as {message?: string; hash?: {loc?: {first_line?: number}; line?: number}};
  const text = String(message ?? error);
  const line = hash?.loc?.first_line ?? Number(/\bline:? (\d+)/i.exec(text)?.[1] ?? 1);
  return {fault: {line, message: text}};
}

async function answer({source, title, isDrawn}: Question): Promise<Answer> {
  const {readMermaid} = await import('./readMermaid.js');
  let read;
  try {
    read = await readMermaid(source);
  } catch (error) {
    return faultOf(error);
  }
  if (!isDrawn) {
    return {};
  }
  const {drawDiagram} = await import('./drawDiagram.js');
  return {drawing: drawDiagram(read, title)};
}

let previous = Promise.resolve();

parentPort?.on('message', ({question, port, signal}: {question: Question; port: MessagePort; signal: Int32Array}) => {
  const say = (state: number): void => {
    Atomics.store(signal, 0, state);
    Atomics.notify(signal, 0);
  };
  previous = previous.then(async () => {
    say(progress.begun);
    // An error of this package, or of a library that is missing.
    port.postMessage(await answer(question).catch((error: unknown): Answer => ({failure: String(error)})));
    say(progress.answered);
  });
});
