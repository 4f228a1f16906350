import type {MessagePort} from 'node:worker_threads';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {askLater, progress, type Answer, type Question} from '../src/askWorker.js';

/** A question as a thread gets it. */
interface Given {
  question: Question;
  port: MessagePort;
  signal: Int32Array;
}

/** The questions of each thread that was started. */
const {threads} = vi.hoisted(() => ({threads: [] as Given[][]}));

vi.mock('node:worker_threads', async (original) => ({
  ...(await original<object>()),
  Worker: class {
    readonly given: Given[] = [];
    constructor() {
      threads.push(this.given);
    }
    unref(): void {
      // Nothing runs.
    }
    postMessage(one: Given): void {
      this.given.push(one);
    }
    terminate(): void {
      this.given.forEach(({port}) => port.close());
    }
  },
}));

const minutes = 60_000;
/** Processor time of this process, in microseconds. */
let used = 0;

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'Date']});
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({user: used - (before?.user ?? 0), system: 0}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ask = (source: string): Promise<Answer> => askLater({source, title: '', isDrawn: true});

function begin(given: Given | undefined): void {
  Atomics.store(given?.signal ?? new Int32Array(1), 0, progress.begun);
}

function answer(given: Given | undefined): void {
  given?.port.postMessage({drawing: given.question.source});
  Atomics.store(given?.signal ?? new Int32Array(1), 0, progress.answered);
}

it('a diagram has time while others wait before it, and while the machine is busy with something else', async () => {
  const asked = ask('a');
  const given = threads.at(-1)?.at(-1);
  vi.advanceTimersByTime(4 * minutes);
  used += 600e6;
  begin(given);
  vi.advanceTimersByTime(4 * minutes);
  used += 1e6;
  vi.advanceTimersByTime(1 * minutes);
  answer(given);
  expect(await asked).toEqual({drawing: 'a'});
});

it('a diagram that uses the processor without end is given up, and those behind it are asked again', async () => {
  const [endless, behind] = [ask('endless'), ask('behind')];
  const thread = threads.at(-1);
  begin(thread?.at(-2));
  vi.advanceTimersByTime(2000);
  used += 61e6;
  vi.advanceTimersByTime(2000);
  expect((await endless).fault?.message).toContain('too long');
  await vi.waitFor(() => expect(threads.at(-1)).not.toBe(thread));
  expect(threads.at(-1)).toHaveLength(1);
  answer(threads.at(-1)?.[0]);
  expect(await behind).toEqual({drawing: 'behind'});
});
