// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import siteConfig from '@generated/docusaurus.config';
import {
  allWork,
  forgetAllWork,
  hasWork,
  keepWork,
  pageName,
  workOf,
  workPrefix,
  type Work,
} from '@training-catalog/utils/work';
import {replacedBy, restoreWork} from '../src/client/work/restoreWork.js';
import {formatWorkFile, parseWorkFile, workFileName, type WorkFile} from '../src/client/work/workFile.js';
import Quiz from '../src/theme/Lesson/Quiz.js';

const {baseUrl} = siteConfig;

const program: Work = {kind: 'program', id: 'owls.py 1', title: 'owls.py', text: 'print("owl")', place: 1};
const answer: Work = {kind: 'answer', id: 'How many?', title: 'How many?', text: 'Two', place: 0, right: true};

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/base/lessons/owls'})}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Lets storage refuse what a function picks. */
const refuse = (isRefused: (key: string) => boolean = () => true): void => {
  const original = localStorage.setItem.bind(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (isRefused(key)) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    original(key, value);
  });
};

describe('work', () => {
  it('is kept by page, in the order of the page, and forgotten without that of other sites and pages', () => {
    keepWork(baseUrl, 'a b', program);
    keepWork(baseUrl, 'a b', answer);
    keepWork(baseUrl, 'a', program);
    localStorage.setItem('/another-site/work a#program 1', '{}');
    localStorage.setItem(`${workPrefix(baseUrl, 'a')}program broken`, '{"title": 3');
    expect(allWork(baseUrl)).toEqual(
      new Map([
        ['a', [program]],
        ['a b', [answer, program]],
      ]),
    );
    forgetAllWork(baseUrl, 'a');
    expect([hasWork(baseUrl, 'a'), hasWork(baseUrl, 'a b')]).toEqual([false, true]);
    forgetAllWork(baseUrl);
    expect(Object.keys(localStorage)).toEqual(['/another-site/work a#program 1']);
  });

  it('has one name of a page, however its address is written', () => {
    for (const path of ['a%20b/c', 'a b/c', 'a%20b/c.html', 'a b/c/']) {
      expect(pageName(baseUrl, baseUrl + path)).toBe('a b/c');
    }
  });

  it('is not there where the browser refuses access', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    }
    expect(keepWork(baseUrl, 'a', program)).toBe(false);
    expect(workOf(baseUrl, 'a', program)).toBeUndefined();
    expect(allWork(baseUrl)).toEqual(new Map());
  });
});

describe('a file of work', () => {
  const hostile = '</script><script>top.ran = 1</script><img src=x onerror="top.ran = 1">';
  const content: WorkFile = {
    format: 'lesson-work',
    version: 1,
    name: `Ada ${hostile}`,
    date: '2026-11-29',
    page: 'Education/owls',
    lesson: 'Count owls',
    edition: '1.2',
    work: [answer, {...program, title: hostile, text: `${hostile}\n&lt;`}],
  };
  const words = {language: 'en', about: content.name, titleOf: ({title}: Work) => title, verdictOf: () => 'Right'};
  const text = formatWorkFile(content, words);

  it('gives back what is in it, and nothing in it runs', () => {
    expect(parseWorkFile(text)).toEqual(content);
    const page = new DOMParser().parseFromString(text, 'text/html');
    expect([...page.querySelectorAll('script')].map(({type}) => type)).toEqual(['application/json']);
    expect(page.querySelectorAll('img, iframe, link, [onerror]')).toHaveLength(0);
    expect([...page.querySelectorAll('pre')].map(({textContent}) => textContent)).toEqual(
      content.work.map((work) => work.text),
    );
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(/^default-src 'none'/);
  });

  it.each([
    ['another file', '<!doctype html><html><p>Owls</p></html>', 'other'],
    ['no page', 'a,b\n1,2', 'other'],
    ['a file that is cut off in its data', text.slice(0, text.indexOf('"format"') + 40), 'cut'],
    ['a file that is cut off before them', text.slice(0, 900), 'cut'],
    ['a newer version', text.replace('"version":1', '"version":2'), 'damaged'],
    ['something more', text.replace('"version":1', '"version":1,"run":"x"'), 'damaged'],
    ['a number for a text', text.replace('"Count owls"', '3'), 'damaged'],
    ['a day that is none', text.replace('2026-11-29"', 'today"'), 'damaged'],
    ['an unknown kind of work', text.replace('"kind":"answer"', '"kind":"script"'), 'damaged'],
  ])('is refused if it is %s', (_name, other, fault) => {
    expect(parseWorkFile(other)).toBe(fault);
  });

  it('has a name that every file system takes', () => {
    expect(workFileName({lesson: 'What a trap “decides”: a/b', name: '../Zoë <b>'})).toBe(
      'what-a-trap-decides-a-b-zoë-b.html',
    );
    expect(workFileName({lesson: '…', name: ''})).toBe('work.html');
  });

  it('is kept as a whole, or not at all', () => {
    keepWork(baseUrl, content.page, {...answer, text: 'Three'});
    expect(replacedBy(baseUrl, content)).toEqual([answer]);
    refuse((key) => key.includes('program'));
    expect(restoreWork(baseUrl, content)).toBe(false);
    expect(allWork(baseUrl).get(content.page)).toEqual([{...answer, text: 'Three'}]);
    vi.restoreAllMocks();
    expect(restoreWork(baseUrl, content)).toBe(true);
    expect(allWork(baseUrl).get(content.page)).toEqual(content.work);
  });
});

describe('a quiz keeps its answer', () => {
  const choice = (text: string, right: boolean, place: number) => (
    <Quiz.Choice key={place} place={String(place)} {...(right && {right: 'true'})}>
      <Quiz.Label>{text}</Quiz.Label>
    </Quiz.Choice>
  );
  const single = (
    <Quiz type="single">
      <Quiz.Question>How many?</Quiz.Question>
      {choice('One', false, 1)}
      {choice('Two', true, 2)}
    </Quiz>
  );
  const kept = () => [...allWork(baseUrl).values()].flat();
  const check = (view: ReturnType<typeof render>): boolean =>
    fireEvent.click(view.getByRole('button', {name: 'Check'}));
  const chosen = (view: ReturnType<typeof render>): string[] =>
    within(view.container)
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({checked}) => checked)
      .map((radio) => radio.closest('label')?.textContent.trim() ?? '');

  it('when it is checked, and has it again', () => {
    const view = render(single);
    check(view);
    expect(kept()).toEqual([]);
    fireEvent.click(view.getByLabelText('One'));
    expect(kept()).toEqual([]);
    check(view);
    expect(within(view.getByRole('status')).getByText(/Not quite/)).toBeTruthy();
    expect(kept()).toEqual([expect.objectContaining({kind: 'answer', title: 'How many?', text: 'One', right: false})]);
    cleanup();
    expect(chosen(render(single))).toEqual(['One']);
  });

  it('and takes over that of another tab, but not what storage still has when it is full', () => {
    const view = render(single);
    fireEvent.click(view.getByLabelText('One'));
    check(view);
    const [page = ''] = allWork(baseUrl).keys();
    refuse();
    fireEvent.click(view.getByLabelText('Two'));
    check(view);
    expect(view.getByRole('status').textContent).toContain('could not keep it');
    act(() => void dispatchEvent(new StorageEvent('storage')));
    expect(chosen(view)).toEqual(['Two']);
    vi.restoreAllMocks();
    const [work] = kept();
    act(() => void (work && keepWork(baseUrl, page, {...work, text: 'Two'})));
    act(() => forgetAllWork(baseUrl));
    expect(chosen(view)).toEqual([]);
  });

  it('that is a number or an order', () => {
    const number = (
      <Quiz type="number" answer="8">
        <Quiz.Question>Eyes?</Quiz.Question>
      </Quiz>
    );
    const view = render(number);
    fireEvent.change(view.getByRole('textbox'), {target: {value: '8'}});
    check(view);
    cleanup();
    expect(within(render(number).container).getByRole<HTMLInputElement>('textbox').value).toBe('8');
    cleanup();
    const order = (
      <Quiz type="order">
        <Quiz.Question>Which first?</Quiz.Question>
        {choice('Hatch', false, 2)}
        {choice('Lay', false, 1)}
      </Quiz>
    );
    const steps = (): string[] =>
      [...document.querySelectorAll('.lesson-steps > li > span:first-child')].map((step) => step.textContent);
    const other = render(order);
    const [, down] = other.getAllByRole('button', {name: 'Move down'});
    expect(down).toBeTruthy();
    fireEvent.click(other.getAllByRole('button', {name: 'Move down'})[0] ?? document.body);
    check(other);
    cleanup();
    render(order);
    expect(steps()).toEqual(['Lay', 'Hatch']);
  });
});
