// What networks answer, and what becomes of it.
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isFile, jsonIn, load, maxSilence, revisionOf, type LoadOptions} from '@training-catalog/utils/loading';

const url = 'https://example.org/file';
const right = new TextEncoder().encode('The file, as it was built.');
const known = {bytes: right.length, revision: await revisionOf(right)};

type Answer = (aborted: Promise<never>) => Promise<Response> | Response;

/** Answers requests one after the other, the last answer again and again. @returns how each used the browser's cache. */
function answerWith(...answers: Answer[]): (string | undefined)[] {
  const caches: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: {cache?: string; signal?: AbortSignal}) => {
    const answer = answers[Math.min(caches.length, answers.length - 1)];
    caches.push(init?.cache);
    const aborted = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return Promise.race([answer?.(aborted) ?? Response.error(), aborted]);
  });
  return caches;
}

const loadRight = (options?: LoadOptions): Promise<string> =>
  load(
    url,
    async (content) => ((await isFile(content, known)) ? new TextDecoder().decode(content) : undefined),
    options,
  );

const whole: Answer = () => new Response(right);
const ofBytes =
  (body: string | Uint8Array<ArrayBuffer>, init?: {status: number}): Answer =>
  () =>
    new Response(body, init);
const old = new Uint8Array(right.length).fill(65);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a wrong answer is thrown away', () => {
  it.each([
    ['a page of the network', 'content', ofBytes('<!doctype html><title>Sign in</title>')],
    ['half of the file', 'content', ofBytes(right.slice(0, right.length / 2))],
    ['nothing', 'content', ofBytes('')],
    ['another file of its size', 'content', ofBytes(old)],
    ['403', 'status', ofBytes('Forbidden', {status: 403})],
    ['503', 'status', ofBytes('Busy', {status: 503})],
  ] as const)('%s: requested once more past the cache, then an error', async (_, fault, answer) => {
    const caches = answerWith(answer);
    await expect(loadRight()).rejects.toMatchObject({fault});
    expect(caches).toEqual(['default', 'reload']);
  });

  it('a wrong answer that only the cache has is not noticed', async () => {
    answerWith(ofBytes('<!doctype html>'), whole);
    expect(await loadRight()).toContain('as it was built');
  });

  it('its bytes are taken back', async () => {
    let loaded = 0;
    answerWith(ofBytes('<!doctype html>'), whole);
    await loadRight({onBytes: (bytes) => (loaded += bytes)});
    expect(loaded).toBe(right.length);
  });

  it('where no hashes are computed, the size counts', async () => {
    vi.stubGlobal('crypto', {});
    answerWith(ofBytes(right.slice(1)));
    await expect(loadRight()).rejects.toMatchObject({fault: 'content'});
    answerWith(whole);
    expect(await loadRight()).toContain('as it was built');
  });
});

it('a connection that ends is an error of the network, and is not requested again', async () => {
  const broken = (): Response =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(right.slice(0, 3));
          controller.error(new TypeError('connection reset'));
        },
      }),
    );
  let loaded = 0;
  const caches = answerWith(broken);
  await expect(loadRight({onBytes: (bytes) => (loaded += bytes)})).rejects.toMatchObject({fault: 'network'});
  expect(caches).toHaveLength(1);
  expect(loaded).toBe(0);
});

describe('a network that says nothing', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each([
    ['before the answer', () => new Promise(() => undefined)],
    [
      'in the middle',
      (aborted): Response =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(right.slice(0, 3));
              aborted.catch((error: unknown) => controller.error(error));
            },
          }),
        ),
    ],
  ] satisfies [string, Answer][])('is given up %s', async (_, answer) => {
    answerWith(answer);
    const loading = expect(loadRight()).rejects.toMatchObject({fault: 'silence'});
    await vi.advanceTimersByTimeAsync(maxSilence + 1);
    await loading;
  });

  it('is waited for as long as something comes', async () => {
    let place = 0;
    answerWith(
      () =>
        new Response(
          new ReadableStream({
            async pull(controller) {
              await new Promise((resolve) => setTimeout(resolve, maxSilence * 0.9));
              controller.enqueue(right.slice(place, place + 9));
              place += 9;
              if (place >= right.length) {
                controller.close();
              }
            },
          }),
        ),
    );
    const loading = loadRight();
    await vi.advanceTimersByTimeAsync(maxSilence * 4);
    expect(await loading).toContain('as it was built');
  });
});

it('a signal ends a request with its own reason', async () => {
  const stop = new AbortController();
  answerWith(() => new Promise(() => undefined));
  const loading = expect(loadRight({signal: stop.signal})).rejects.toThrow('the reader has stopped it');
  stop.abort(new Error('the reader has stopped it'));
  await loading;
});

it('JSON is read, and everything else is nothing', () => {
  const inBytes = (text: string): unknown => jsonIn(new TextEncoder().encode(text));
  expect(inBytes('{"a":[1]}')).toEqual({a: [1]});
  expect(['{"a":[1', '', '<!doctype html>'].map(inBytes)).toEqual([undefined, undefined, undefined]);
});
