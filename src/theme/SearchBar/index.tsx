// Differs from the original: the package's search box, its worker and the index are loaded at the
// first use of the box; the placeholder says Loading..., then Search with the shortcut. The box obeys
// the keyboard and says its states (src/search/boxStates.ts).
import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isMacPlatform} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform';
import clsx from 'clsx';
import styles from './styles.module.css';

const loadOriginal = () => import('@theme-original/SearchBar');
const Original = lazy(loadOriginal);

/** Where the search is: waiting for its first use, loading, in use, or failed. */
type State = 'waiting' | 'loading' | 'ready' | 'failed';

const shortcut = (): string => (isMacPlatform() ? '⌘K' : 'Ctrl+K');

/** Puts text into an input that React controls, as if it had been typed. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Lets the package's box search again for what stands in it, because the index has got its texts. A
 * reader who has begun to choose among the hits keeps them.
 */
function searchAgain(container: HTMLElement | null): void {
  const input = container?.querySelector('input');
  // The first hit is selected from the beginning.
  const chosen = container?.querySelector('[role="option"][aria-selected="true"]');
  const isChoosing = chosen !== null && chosen !== container?.querySelector('[role="option"]');
  if (input?.value && document.activeElement === input && !isChoosing) {
    const {value, selectionStart, selectionEnd} = input;
    type(input, '');
    type(input, value);
    input.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Gives the focus to the box, whichever it is; see handOver. */
const focusOn = (input: HTMLInputElement | null): void => {
  if (input) {
    HTMLElement.prototype.focus.call(input);
  }
};

/** Calls back once the package's box, which empties itself when it appears, has settled. */
function Settled({then}: {then: () => void}): null {
  // Effects and timers keep their order: this one comes after those of the box before it.
  useEffect(() => {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }, [then]);
  return null;
}

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {search, pathname, hash} = useLocation();
  const history = useHistory();
  const [state, setState] = useState<State>('waiting');
  const isBrowser = useIsBrowser();
  const [codeIsHere, setCodeIsHere] = useState(false);
  const [handedOver, setHandedOver] = useState(false);
  const [said, setSaid] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const unsubscribe = useRef<() => void>(undefined);
  const leave = useRef<() => void>(undefined);
  const unmounted = useRef<AbortController>(undefined);
  const inputElement = (): HTMLInputElement | null => container.current?.querySelector('input') ?? null;

  const loadCode = useCallback(async () => {
    const [{patchSearchBox}] = await Promise.all([import('@site/src/search/boxStates'), loadOriginal()]);
    if (container.current) {
      leave.current ??= patchSearchBox(container.current, setSaid);
    }
  }, []);

  const loadIndex = useCallback(async () => {
    const client = await import('@site/src/search/client');
    unsubscribe.current ??= client.onProgress(() => searchAgain(container.current));
    await client.loadIndex(siteConfig.baseUrl);
  }, [siteConfig.baseUrl]);
  useEffect(
    () => () => {
      unsubscribe.current?.();
      leave.current?.();
      unmounted.current?.abort();
    },
    [],
  );

  const start = useCallback(() => {
    if (state === 'loading' || state === 'ready') {
      return;
    }
    setState('loading');
    const code = loadCode().then(() => setCodeIsHere(true));
    Promise.all([code, loadIndex()]).then(
      () => setState('ready'),
      (error: unknown) => {
        console.error('Search could not be loaded:', error);
        setState('failed');
      },
    );
  }, [state, loadCode, loadIndex]);

  // An address that asks for highlighting needs the package's code, which does it, but not the index.
  useEffect(() => {
    if (new URLSearchParams(search).has('_highlight')) {
      loadCode().then(
        () => setCodeIsHere(true),
        (error: unknown) => console.error('Highlighting could not be loaded:', error),
      );
    }
  }, [search, loadCode]);

  // The package links its results page with a slash, which GitHub Pages does not serve.
  useEffect(() => {
    if (pathname === `${siteConfig.baseUrl}search/`) {
      history.replace(`${siteConfig.baseUrl}search${search}${hash}`);
    }
  }, [pathname, search, hash, history, siteConfig.baseUrl]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        focusOn(inputElement());
        start();
      }
    };
    const box = container.current;
    const uses = ['focusin', 'pointerenter', 'touchstart'] as const;
    // After a failure the reader asks anew: the message would vanish under a pointer or a focus that
    // only goes to its button, and when the package's box takes over the focus.
    const onUse = (): void => {
      if (state === 'waiting') {
        start();
      }
    };
    document.addEventListener('keydown', onKey);
    uses.forEach((use) => box?.addEventListener(use, onUse, {passive: true}));
    // In use before this script was there.
    const isEarly = state === 'waiting' && box?.contains(document.activeElement);
    const early = isEarly ? setTimeout(start) : undefined;
    return () => {
      document.removeEventListener('keydown', onKey);
      uses.forEach((use) => box?.removeEventListener(use, onUse));
      clearTimeout(early);
    };
  }, [start, state]);

  // Until the box works, which is not before hydration, it says Loading...
  const placeholder = isBrowser && state !== 'loading' ? `Search ${shortcut()}` : 'Loading...';
  const showPlaceholder = useCallback(() => {
    const input = inputElement();
    if (input) {
      input.placeholder = placeholder;
    }
  }, [placeholder]);
  useEffect(showPlaceholder, [showPlaceholder, handedOver]);

  // Until the package's box has settled, the first one stays in use; then focus and text go over in
  // one step, so that no key is lost.
  const handOver = useCallback(() => {
    const first = inputElement();
    const text = first?.value ?? '';
    const focused = first !== null && document.activeElement === first;
    flushSync(() => setHandedOver(true));
    const input = inputElement();
    if (!input) {
      return;
    }
    if (text) {
      type(input, text);
    }
    if (focused) {
      focusOn(input);
    }
    // When its index is there the package moves the field, which loses the focus by that, and takes it
    // back; it may not take it from a reader who has gone on, if only to the end of the page.
    let hasLeft = !focused;
    input.addEventListener('focus', () => (hasLeft = false));
    input.addEventListener('keydown', ({key}) => (hasLeft = key === 'Tab'));
    const {signal} = (unmounted.current = new AbortController());
    document.addEventListener('pointerdown', ({target}) => (hasLeft ||= target !== input), {signal});
    input.focus = () => {
      if (document.activeElement === document.body && !hasLeft) {
        focusOn(input);
      }
    };
  }, []);

  const box = (
    <div className={clsx('navbar__search', styles.box)}>
      <input
        type="search"
        className={clsx('navbar__search-input', styles.input)}
        placeholder={placeholder}
        aria-label="Search"
        autoComplete="off"
      />
    </div>
  );
  return (
    <div ref={container} role="search" className={styles.container}>
      {!handedOver && box}
      {codeIsHere && (
        <div hidden={!handedOver}>
          <Suspense>
            <Original />
            <Settled then={handOver} />
          </Suspense>
        </div>
      )}
      <span role="status" className="visually-hidden">
        {state === 'loading' ? 'Loading search' : said}
      </span>
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          Search could not be loaded.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              // The button goes with the message.
              focusOn(inputElement());
              start();
            }}
          >
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
