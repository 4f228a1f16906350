// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {LearningPath} from '../../shared/learningPaths';
import {nextStep, stepsDone} from '../../src/learning/nextStep';
import {
  addProgress,
  deleteProgress,
  formatProgress,
  pageKey,
  parseProgress,
  setDone,
  useProgress,
} from '../../src/learning/progress';

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
    expect(shown.current).toEqual({done: {'Education/one': '2026-11-23'}, isKept: true});
    expect(parseProgress(localStorage.getItem('my-learning') ?? '')).toEqual(shown.current.done);
    act(() => setDone('Education/one', false));
    expect(shown.current.done).toEqual({});
    expect(localStorage.getItem('my-learning')).toBeNull();
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
    expect(shown.current.isKept).toBe(method === 'setItem');
  });

  it('from another tab is noticed', () => {
    const shown = progress();
    localStorage.setItem('my-learning', formatProgress({a: '2026-01-01'}));
    act(() => void dispatchEvent(new StorageEvent('storage', {key: 'my-learning'})));
    expect(shown.current.done).toEqual({a: '2026-01-01'});
  });
});

it('a page has one name, however its address is written', () => {
  expect(pageKey('/training-catalog/Education/A%20lesson')).toBe('Education/A lesson');
  expect(pageKey('/training-catalog/Education/A lesson')).toBe('Education/A lesson');
});

it('a path continues at the first step that is not done', () => {
  const step = (name: string) => ({
    title: name,
    permalink: `/training-catalog/${name}`,
    why: '',
    minutes: 5,
    isLesson: true,
  });
  const path: LearningPath = {title: 'A', audience: 'b', outcome: 'c', minutes: 10, steps: [step('a'), step('b')]};
  expect(nextStep(path, {})?.title).toBe('a');
  expect(nextStep(path, {a: '2026-01-01'})?.title).toBe('b');
  expect(nextStep(path, {a: '2026-01-01', b: '2026-01-01'})).toBeUndefined();
  expect(stepsDone(path, {b: '2026-01-01', other: '2026-01-01'})).toBe(1);
});
