// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import siteConfig from '@generated/docusaurus.config';
import type {LearningPath} from '@training-catalog/lessons/client';
import {nextStep, stepsDone} from '../src/client/progress/nextStep.js';
import {
  addProgress,
  deleteProgress,
  formatProgress,
  pageKey,
  parseProgress,
  setDone,
  storageKey,
  useProgress,
} from '../src/client/progress/progress.js';

beforeEach(() => {
  localStorage.clear();
  deleteProgress();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const progress = () => renderHook(() => useProgress()).result;

describe('progress', () => {
  it('is kept on the device, with the day when it was first set', () => {
    const shown = progress();
    act(() => setDone('Education/one', true, new Date(2026, 10, 23)));
    act(() => setDone('Education/one', true, new Date(2026, 11, 1)));
    expect(shown.current).toEqual({done: {'Education/one': '2026-11-23'}, storage: 'kept'});
    expect(parseProgress(localStorage.getItem(storageKey) ?? '')).toEqual(shown.current.done);
    act(() => setDone('Education/one', false));
    expect(shown.current.done).toEqual({});
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it('of an earlier version is taken over, and stays deleted', () => {
    localStorage.setItem('my-learning', formatProgress({a: '2026-01-01'}));
    const shown = progress();
    expect(shown.current).toEqual({done: {a: '2026-01-01'}, storage: 'kept'});
    act(() => setDone('b', true, new Date(2026, 0, 2)));
    expect(parseProgress(localStorage.getItem(storageKey) ?? '')).toEqual({a: '2026-01-01', b: '2026-01-02'});
    act(() => deleteProgress());
    expect(shown.current.done).toEqual({});
  });

  it('of another site on the host does not matter', () => {
    localStorage.setItem('my-learning', 'hello');
    expect(progress().current).toEqual({done: {}, storage: 'kept'});
  });

  it('from a file is merged, and keeps the earlier of two days', () => {
    const shown = progress();
    act(() => setDone('a', true, new Date(2026, 0, 2)));
    act(() => addProgress({a: '2026-01-01', b: '2026-02-01'}));
    act(() => addProgress({b: '2026-03-01'}));
    expect(shown.current.done).toEqual({a: '2026-01-01', b: '2026-02-01'});
    expect(parseProgress(formatProgress(shown.current.done))).toEqual(shown.current.done);
  });

  it.each([
    ['no JSON', 'hello', /not JSON/],
    ['another file', '{"version": 1}', /contains no progress/],
    ['another version', '{"version": 9, "done": {}}', /contains no progress/],
    ['null', 'null', /contains no progress/],
  ])('is refused from %s', (_name, text, message) => {
    expect(() => parseProgress(text)).toThrow(message);
  });

  it('from a file is left out where it is not a day', () => {
    expect(parseProgress('{"version": 1, "done": {"a": "2026-01-01", "b": 3, "c": "soon"}}')).toEqual({
      a: '2026-01-01',
    });
  });

  it.each(['setItem', 'removeItem'] as const)('lasts as long as the page if storage refuses %s', (method) => {
    const shown = progress();
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => setDone('a', true, new Date(2026, 0, 2)));
    expect(shown.current.done).toEqual({a: '2026-01-02'});
    act(() => setDone('a', false));
    expect(shown.current.done).toEqual({});
    expect(shown.current.storage).toBe(method === 'setItem' ? 'kept' : 'refused');
  });

  it('from another tab is noticed', () => {
    const shown = progress();
    localStorage.setItem(storageKey, formatProgress({a: '2026-01-01'}));
    act(() => void dispatchEvent(new StorageEvent('storage', {key: storageKey})));
    expect(shown.current.done).toEqual({a: '2026-01-01'});
  });

  /** What another tab stores; null deletes it. */
  const storeElsewhere = (done: Record<string, string> | null): void =>
    done ? localStorage.setItem(storageKey, formatProgress(done)) : localStorage.removeItem(storageKey);
  const stored = () => parseProgress(localStorage.getItem(storageKey) ?? '{"version":1,"done":{}}');

  it.each([
    ['no part of the page shows it', () => cleanup()],
    ['no event tells of it', () => undefined],
  ])('from another tab is kept when a page is marked, also if %s', (_name, leave) => {
    progress();
    act(() => setDone('a', true, new Date(2026, 0, 1)));
    leave();
    storeElsewhere({a: '2026-01-01', b: '2026-01-02'});
    act(() => setDone('c', true, new Date(2026, 0, 3)));
    expect(stored()).toEqual({a: '2026-01-01', b: '2026-01-02', c: '2026-01-03'});
    act(() => addProgress({d: '2026-01-04'}));
    expect(Object.keys(stored())).toEqual(['a', 'b', 'c', 'd']);
    expect(progress().current.done).toEqual(stored());
  });

  it('that another tab has deleted does not come back', () => {
    progress();
    act(() => setDone('a', true, new Date(2026, 0, 1)));
    cleanup();
    storeElsewhere(null);
    expect(progress().current.done).toEqual({});
    act(() => setDone('b', true, new Date(2026, 0, 2)));
    expect(stored()).toEqual({b: '2026-01-02'});
  });

  it('is read again when the page returns from the back/forward cache', () => {
    const shown = progress();
    storeElsewhere({a: '2026-01-01'});
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
    expect(shown.current.done).toEqual({a: '2026-01-01'});
  });

  it('that could not be stored is stored later, together with that of other tabs', () => {
    const shown = progress();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => setDone('a', true, new Date(2026, 0, 1)));
    expect(shown.current.storage).toBe('refused');
    full.mockRestore();
    storeElsewhere({b: '2026-01-02'});
    act(() => void dispatchEvent(new StorageEvent('storage', {key: storageKey})));
    expect(shown.current.done).toEqual({a: '2026-01-01', b: '2026-01-02'});
    act(() => setDone('c', true, new Date(2026, 0, 3)));
    expect(stored()).toEqual({a: '2026-01-01', b: '2026-01-02', c: '2026-01-03'});
    expect(shown.current.storage).toBe('kept');
  });

  it.each([
    ['a newer version', '{"version": 2, "pages": [{"page": "a", "days": 3}]}'],
    ['damaged text', '{"version": 1, "done": {"a": "2026-'],
  ])('stored as %s is not overwritten, only deleted', (_name, text) => {
    localStorage.setItem(storageKey, text);
    const shown = progress();
    expect(shown.current).toEqual({done: {}, storage: 'unreadable'});
    act(() => setDone('b', true, new Date(2026, 0, 2)));
    act(() => setDone('c', true, new Date(2026, 0, 3)));
    act(() => setDone('c', false));
    expect(shown.current).toEqual({done: {b: '2026-01-02'}, storage: 'unreadable'});
    expect(localStorage.getItem(storageKey)).toBe(text);
    act(() => deleteProgress());
    expect(shown.current).toEqual({done: {}, storage: 'kept'});
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it('can be deleted while storage refuses it', () => {
    const shown = progress();
    act(() => setDone('a', true, new Date(2026, 0, 1)));
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    act(() => deleteProgress());
    expect(shown.current).toEqual({done: {}, storage: 'refused'});
  });

  it('has the base path of the site in its key, because sites on one host share the storage', () => {
    expect(storageKey.startsWith(siteConfig.baseUrl)).toBe(true);
  });
});

it('a page has one name, however its address is written', () => {
  expect(pageKey('/base/Education/A%20lesson')).toBe('Education/A lesson');
  expect(pageKey('/base/Education/A lesson')).toBe('Education/A lesson');
});

it('a path continues at the first step that is not done', () => {
  const step = (name: string) => ({
    title: name,
    permalink: `/base/${name}`,
    why: '',
    minutes: 5,
    time: '5 minutes',
    isLesson: true,
  });
  const path: LearningPath = {
    title: 'A',
    id: 'a',
    audience: 'b',
    outcome: 'c',
    minutes: 10,
    time: '',
    steps: [step('a'), step('b')],
  };
  expect(nextStep(path, {})?.title).toBe('a');
  expect(nextStep(path, {a: '2026-01-01'})?.title).toBe('b');
  expect(nextStep(path, {a: '2026-01-01', b: '2026-01-01'})).toBeUndefined();
  expect(stepsDone(path, {b: '2026-01-01', other: '2026-01-01'})).toBe(1);
});
