import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {decodedUrl} from '@training-catalog/utils/urls';
import {slidesOf} from './deck.js';
import {articleContent} from './plan.js';
import {splitSteps} from './splitSteps.js';

/**
 * Time on a slide after which the address names it, in ms, because Safari throws an exception for more than 100 changes in
 * ten seconds.
 */
const addressPause = 150;

/** Time without scrolling after which the slide in view becomes the current one, in ms. */
const scrollPause = 120;

/** An element with a class, what screen readers say about it, and content; focusable, because it scrolls. */
function scrollable(name: 'section' | 'aside', className: string, label: string, ...content: Node[]): HTMLElement {
  const element = document.createElement(name);
  Object.assign(element, {className, tabIndex: 0, ariaLabel: label});
  element.append(...content);
  return element;
}

/** Puts the blocks of the page into slides. The blocks are moved, not copied, so that quizzes keep working. */
function makeDeck(content: Element): HTMLElement[] {
  // The heading of the page is in a header of its own. A style sheet that moves loads anew; templates show nothing.
  const blocks = [...content.children]
    .filter((block) => !(block instanceof HTMLLinkElement || block instanceof HTMLTemplateElement))
    .flatMap((block) => (block.matches('.lesson-hands-on') ? splitSteps(block) : [block]));
  const slides = slidesOf(blocks).map(({section, shown, notes}, index, all) => {
    const number = index + 1;
    const body = document.createElement('div');
    body.className = 'slide-body';
    if (section !== undefined) {
      const above = Object.assign(document.createElement('p'), {className: 'slide-section', textContent: section});
      body.append(above);
    }
    body.append(...shown);
    notes.filter((note) => note.matches('details')).forEach((note) => note.setAttribute('open', ''));
    const aside = translate(
      {
        id: 'training-catalog.lessons.slide.notes',
        message: 'Speaker notes for slide {number}',
        description: 'What screen readers say about the notes of a slide',
      },
      {number},
    );
    const place = translate(
      {
        id: 'training-catalog.lessons.slide.label',
        message: '{number} of {count}',
        description: 'What screen readers say about a slide: its number, and how many there are',
      },
      {number, count: all.length},
    );
    const title = shown.find((block) => block.matches('h1, h2, h3, h4, h5, h6'))?.textContent ?? section;
    const label = title === undefined ? place : `${place}: ${title.trim()}`;
    const slide = scrollable('section', 'slide', label, body, scrollable('aside', 'slide-notes', aside, ...notes));
    slide.id = `slide-${number}`;
    slide.ariaRoleDescription = translate({
      id: 'training-catalog.lessons.slide',
      message: 'slide',
      description: 'What screen readers call a slide',
    });
    return slide;
  });
  content.append(...slides);
  return slides;
}

/**
 * Keys that change slides: by how many, Home and End to the first and last; and which part of its height they scroll a slide
 * that is higher than the window before they turn it.
 */
const turns: Readonly<Record<string, {by: number; scroll?: number}>> = {
  ArrowRight: {by: 1},
  ArrowDown: {by: 1, scroll: 0.1},
  PageDown: {by: 1, scroll: 0.85},
  ' ': {by: 1, scroll: 0.85},
  ArrowLeft: {by: -1},
  ArrowUp: {by: -1, scroll: -0.1},
  PageUp: {by: -1, scroll: -0.85},
  Home: {by: -Infinity},
  End: {by: Infinity},
};

/** Scrolls a slide by a part of its height. @returns whether it had more to show in that direction */
function scrollBy(slide: HTMLElement, part: number): boolean {
  const before = slide.scrollTop;
  slide.scrollTop += part * slide.clientHeight;
  return slide.scrollTop !== before;
}

const button = 'button button--sm button--secondary';
const pressedButton = 'button button--sm button--primary';

/** Elements that use these keys themselves. */
const takesKeys = 'input, textarea, select, [role="tab"], [tabindex="0"]:not(.slide)';
const takesSpace = 'button, summary, a, label';

/** Slides made from the lesson: keys, touch, speaker notes. */
export default function Present(): ReactNode {
  const deck = useRef<readonly HTMLElement[]>([]);
  const [count, setCount] = useState(0);
  const [current, setCurrent] = useState(0);
  const [showsNotes, setShowsNotes] = useState(false);
  /** Whether the current slide got the focus: screen readers then say its number as a part of its name. */
  const [isFocused, setFocused] = useState(false);
  /** The current slide, for handlers that outlast a rendering. */
  const latest = useRef(0);

  const show = useCallback((wanted: number, {focus = true} = {}) => {
    const index = Math.min(Math.max(wanted, 0), deck.current.length - 1);
    const slide = deck.current[index];
    if (slide) {
      slide.inert = false;
      // Jump: while smooth scrolling passes slides, a key would count from one of them.
      slide.parentElement?.scrollTo({left: slide.offsetLeft, behavior: 'instant'});
      if (focus) {
        slide.focus({preventScroll: true});
      }
      latest.current = index;
      setCurrent(index);
      setFocused(focus);
    }
  }, []);

  // Once: the deck lasts as long as the page.
  useEffect(() => {
    const content = articleContent();
    if (!content || deck.current.length > 0) {
      return;
    }
    const anchor = decodedUrl(window.location.hash.slice(1));
    const target = anchor ? document.getElementById(anchor) : null;
    deck.current = makeDeck(content);
    document.documentElement.dataset.deck = 'ready';
    setCount(deck.current.length);
    const number = Number(/^slide-(\d+)$/.exec(anchor)?.[1] ?? 0);
    const holder = deck.current.findIndex((slide) => target !== null && slide.contains(target));
    show(number > 0 ? number - 1 : Math.max(holder, 0), {focus: false});
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Width of the slides for which the scroll offset is right. */
    let width = content.clientWidth;
    content.addEventListener('scroll', () => {
      // A swipe passes other slides.
      clearTimeout(timer);
      timer = setTimeout(() => {
        // On a busy device, the slides may have another width by now, while the offset is still the one before.
        if (content.clientWidth === width) {
          const index = Math.round(content.scrollLeft / width);
          latest.current = Math.min(index, deck.current.length - 1);
          setCurrent(latest.current);
          setFocused(false);
        }
      }, scrollPause);
    });
    // When the window changes its size, the slides do, too, but the browser keeps the scroll offset.
    new ResizeObserver(() => {
      width = content.clientWidth;
      show(latest.current, {focus: false});
    }).observe(content);
  }, [show]);

  useEffect(() => {
    deck.current.forEach((slide, index) => (slide.inert = index !== current));
    if (count === 0) {
      return undefined;
    }
    const timer = setTimeout(
      () => window.history.replaceState(window.history.state, '', `#slide-${current + 1}`),
      addressPause,
    );
    return () => clearTimeout(timer);
  }, [current, count]);

  useEffect(() => {
    document.documentElement.dataset.notes = String(showsNotes);
  }, [showsNotes]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const {key, target, ctrlKey, metaKey, altKey} = event;
      const element = target instanceof Element ? target : document.body;
      if (ctrlKey || metaKey || altKey || element.matches(takesKeys)) {
        return;
      }
      const turn = turns[key];
      if (turn !== undefined && !(key === ' ' && element.closest(takesSpace))) {
        event.preventDefault();
        const slide = deck.current[current];
        if (!slide || !scrollBy(slide, turn.scroll ?? 0)) {
          show(current + turn.by);
        }
      } else if (key === 'n' || key === 'N') {
        setShowsNotes((shown) => !shown);
      } else if (key === 'f' || key === 'F') {
        void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [current, show]);

  if (count === 0) {
    return null;
  }
  const slides = translate({id: 'training-catalog.lessons.slides', message: 'Slides', description: 'Name of buttons'});
  return createPortal(
    <nav className="deck-controls" aria-label={slides}>
      <button
        type="button"
        className={button}
        aria-disabled={current === 0}
        onClick={() => show(current - 1, {focus: false})}
      >
        {translate({id: 'training-catalog.lessons.slides.back', message: 'Back', description: 'The previous slide'})}
      </button>
      <span role="status" aria-live={isFocused ? 'off' : 'polite'}>
        {translate(
          {
            id: 'training-catalog.lessons.slides.current',
            message: 'Slide {number} of {count}',
            description: 'Which slide is shown',
          },
          {number: current + 1, count},
        )}
      </span>
      <button
        type="button"
        className={button}
        aria-disabled={current === count - 1}
        onClick={() => show(current + 1, {focus: false})}
      >
        {translate({id: 'training-catalog.lessons.slides.next', message: 'Next', description: 'The next slide'})}
      </button>
      <button
        type="button"
        className={showsNotes ? pressedButton : button}
        aria-pressed={showsNotes}
        onClick={() => setShowsNotes(!showsNotes)}
      >
        {translate({
          id: 'training-catalog.lessons.slides.notes',
          message: 'Notes',
          description: 'Button that shows and hides the notes of slides',
        })}
      </button>
      <a href={window.location.pathname}>
        {translate({id: 'training-catalog.lessons.slides.leave', message: 'Leave', description: 'Link to the page'})}
      </a>
    </nav>,
    document.body,
  );
}
