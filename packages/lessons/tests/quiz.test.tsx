// @vitest-environment jsdom
import {cleanup, fireEvent, render, within, type BoundFunctions, type queries} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {inPlace, isNear, isRightChoice, moved, typedNumber} from '../src/client/quiz/judge.js';
import {shuffled} from '../src/shuffled.js';
import Quiz, {type QuizProps} from '../src/theme/Lesson/Quiz.js';

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/base/lessons/owls'})}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('an order differs from the right one, and is always the same', () => {
  for (const seed of ['a', 'b', 'c', 'Put the steps in order']) {
    for (const list of [
      [1, 2],
      [1, 2, 3, 4, 5],
    ]) {
      const order = shuffled(list, seed);
      expect(order.toSorted((a, b) => a - b)).toEqual(list);
      expect(order).not.toEqual(list);
      expect(shuffled(list, seed)).toEqual(order);
    }
  }
});

describe('a quiz judges', () => {
  it('numbers as people type them', () => {
    const read = (text: string, language = 'en', unit?: string): number | string | undefined => {
      const typed = typedNumber(text, language, unit);
      return typeof typed === 'object' ? typed.value : typed;
    };
    for (const [text, value] of [
      ['2500', 2500],
      ['2,500', 2500],
      [' 2 500 ', 2500],
      ['1 250 000', 1_250_000],
      ['−3', -3],
      ['.5', 0.5],
      ['1e3', 1000],
      ['many', undefined],
      ['', undefined],
      // A comma before decimals.
      ['2,5', 2.5],
      ['0,125', 0.125],
      ['-0,125', -0.125],
      [',125', 0.125],
      ['1234,567', 1234.567],
      ['1.234,5', 1234.5],
      ['1,234.5', 1234.5],
      ['1,234,567', 1_234_567],
      ['1.234.567', 1_234_567],
      ["1'234", 1234],
      ['1,23,4', undefined],
      ['1,2.3,4', undefined],
      // Digits of full width.
      ['\uff12\uff12', 22],
      ['22%', 'percent'],
      ['22 percent', 'percent'],
    ] as const) {
      expect(read(text), text).toBe(value);
    }
    for (const text of ['22', '22%', '22 %', '22 percent', '22\uff05']) {
      expect(read(text, 'en', 'percent'), text).toBe(22);
      expect(read(text, 'en', '%'), text).toBe(22);
    }
    expect(read('22 tons', 'en', 'tons')).toBe(22);
    // cspell:ignore Prozent
    expect([read('2.500', 'de'), read('2,500', 'de'), read('22 Prozent', 'de', '%')]).toEqual([2500, 2.5, 22]);
    expect(isNear(0.1 + 0.2, 0.3, 0)).toBe(true);
    expect([8.5, 8.6].map((given) => isNear(given, 8, 0.5))).toEqual([true, false]);
  });

  it('choices and orders', () => {
    expect(isRightChoice([true, false, true], new Set([0, 2]))).toBe(true);
    expect(isRightChoice([true, false, true], new Set([0]))).toBe(false);
    expect(isRightChoice([true, false, true], new Set([0, 1, 2]))).toBe(false);
    expect(inPlace([1, 3, 2])).toBe(1);
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });
});

describe('a quiz item', () => {
  // Not that of the library: test files share modules, and it keeps the document of the first file that imported it.
  let screen: BoundFunctions<typeof queries>;
  beforeEach(() => {
    screen = within(document.body);
  });
  const choice = (label: string, feedback: string, place: number, right = false) => (
    <Quiz.Choice key={label} place={String(place)} {...(right && {right: 'true'})}>
      <Quiz.Label>{label}</Quiz.Label>
      <p>{feedback}</p>
    </Quiz.Choice>
  );
  const show = (props: Omit<QuizProps, 'children'>, ...children: QuizProps['children'][]) =>
    render(
      <Quiz {...props}>
        <Quiz.Question>Which?</Quiz.Question>
        {children}
      </Quiz>,
    );
  const check = (): void => void fireEvent.click(screen.getByRole('button', {name: 'Check'}));
  const status = (): string => screen.getByRole('status').textContent;
  /** Whether a text is outside the folded answer. */
  const shown = (text: string): boolean => screen.getAllByText(text).some((found) => !found.closest('details'));

  it('with one right choice shows the feedback of the chosen one', () => {
    show({type: 'single'}, choice('A', 'No, not A.', 1), choice('B', 'Yes, B.', 2, true));
    check();
    expect(status()).toBe('Choose an answer first.');
    fireEvent.click(screen.getByRole('radio', {name: 'A'}));
    check();
    expect(status()).toMatch(/^Not quite/);
    const choices = within(screen.getByRole('group', {name: 'Quiz: Which?'}));
    expect(choices.getByText('No, not A.')).toBeTruthy();
    expect(status(), 'what is said').toContain('No, not A.');
    const described = screen.getByRole('radio', {name: 'A'}).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Not quite. No, not A.');
    const before = screen.getByRole('status').firstChild;
    check();
    expect(screen.getByRole('status').firstChild, 'said again').not.toBe(before);
    expect(choices.queryByText('Yes, B.')).toBeNull();
    fireEvent.click(screen.getByRole('radio', {name: 'B'}));
    expect(status()).toBe('');
    check();
    expect(status()).toMatch(/^Correct\./);
    expect(choices.getByText('Yes, B.')).toBeTruthy();
  });

  it('with several right choices says that one is missing', () => {
    show({type: 'several'}, choice('A', 'a', 1, true), choice('B', 'b', 2, true), choice('C', 'c', 3));
    fireEvent.click(screen.getByRole('checkbox', {name: 'A'}));
    check();
    expect(status()).toMatch(/^Correct so far, but something is missing\./);
    fireEvent.click(screen.getByRole('checkbox', {name: 'B'}));
    check();
    expect(status()).toMatch(/^Correct\./);
    fireEvent.click(screen.getByRole('checkbox', {name: 'C'}));
    check();
    expect(status()).toMatch(/^Not quite/);
  });

  it('with steps moves them by buttons and announces their positions', () => {
    const reason = <Quiz.Feedback key="f">So.</Quiz.Feedback>;
    show({type: 'order'}, choice('Second', '', 2), choice('First', '', 1), reason);
    check();
    expect(status()).toMatch(/^0 of 2 steps are in the right place/);
    expect(shown('So.')).toBe(false);
    const [, up] = screen.getAllByRole('button', {name: 'Move up'});
    fireEvent.click(up as Element);
    expect(status()).toBe('Step moved, now in place 1 of 2.');
    check();
    expect(status()).toMatch(/^Correct/);
    expect(shown('So.')).toBe(true);
  });

  it('with a number accepts values within the tolerance', () => {
    show(
      {type: 'number', answer: '2500', shownAnswer: '2,500', tolerance: '10', unit: 'tons'},
      <Quiz.Feedback key="f">How.</Quiz.Feedback>,
    );
    const field = screen.getByRole('textbox', {name: 'Your answer: tons'});
    for (const [typed, said] of [
      ['2,505', /^Correct/],
      ['2400', /^Not quite/],
      ['lots', /^Type a number/],
    ] as const) {
      fireEvent.change(field, {target: {value: typed}});
      check();
      expect(status()).toMatch(said);
      expect(shown('How.')).toBe(status().startsWith('Correct'));
      expect(field.getAttribute('aria-invalid')).toBe(status().startsWith('Correct') ? null : 'true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(status());
    }
    expect(screen.getByText('2,500 tons')).toBeTruthy();
  });
});
