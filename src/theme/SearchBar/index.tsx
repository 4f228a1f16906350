// Differs from the original: the package's search box, its worker and the index are loaded at the
// first use of the box; the placeholder says Loading..., then Search with the shortcut.
import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import styles from './styles.module.css';

const loadOriginal = () => import('@theme-original/SearchBar');
const Original = lazy(loadOriginal);

/** Where the box is: not working yet, waiting for its first use, loading, in use, or failed. */
type State = 'starting' | 'waiting' | 'loading' | 'ready' | 'failed';

const shortcut = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl+K');

/** Puts text into an input that React controls, as if it had been typed. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Takes the focus and the text of the first box over to the package's, once that has settled. */
function Handover({to}: {to: () => void}): null {
  // Effects and timers keep their order: this one comes after those of the box before it, which
  // empties itself when it appears.
  useEffect(() => {
    const timer = setTimeout(to);
    return () => clearTimeout(timer);
  }, [to]);
  return null;
}

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {search, pathname, hash} = useLocation();
  const history = useHistory();
  const [state, setState] = useState<State>('starting');
  const [codeIsHere, setCodeIsHere] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const takeFocus = useRef(false);
  const inputElement = (): HTMLInputElement | null => container.current?.querySelector('input') ?? null;

  const loadCode = useCallback(async () => {
    await loadOriginal();
    const input = inputElement();
    typed.current = input?.value ?? '';
    takeFocus.current ||= input !== null && document.activeElement === input;
    setCodeIsHere(true);
  }, []);

  const loadIndex = useCallback(async () => {
    const {fetchIndexesByWorker} = await import('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker');
    await fetchIndexesByWorker(siteConfig.baseUrl, '');
  }, [siteConfig.baseUrl]);

  const use = useCallback(() => {
    if (state === 'loading' || state === 'ready') {
      return;
    }
    setState('loading');
    Promise.all([codeIsHere ? undefined : loadCode(), loadIndex()]).then(
      () => setState('ready'),
      (error: unknown) => {
        console.error('Search could not be loaded:', error);
        setState('failed');
      },
    );
  }, [state, codeIsHere, loadCode, loadIndex]);

  // From here on the box works. An address that asks for highlighting needs the package's code,
  // which does it, but not the index.
  useEffect(() => {
    setState((current) => (current === 'starting' ? 'waiting' : current));
    if (new URLSearchParams(search).has('_highlight')) {
      loadCode().catch((error: unknown) => console.error('Highlighting could not be loaded:', error));
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
        inputElement()?.focus();
        use();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [use]);

  // `navigator` is asked in the browser only: the served box says Loading...
  const placeholder = state === 'waiting' || state === 'ready' ? `Search ${shortcut()}` : 'Loading...';
  const showPlaceholder = useCallback(() => {
    const input = inputElement();
    if (input) {
      input.placeholder = placeholder;
    }
  }, [placeholder]);
  useEffect(showPlaceholder, [showPlaceholder, codeIsHere]);

  const takeOver = useCallback(() => {
    const input = inputElement();
    showPlaceholder();
    if (!input || !takeFocus.current) {
      return;
    }
    takeFocus.current = false;
    input.focus();
    if (typed.current) {
      type(input, typed.current);
    }
  }, [showPlaceholder]);

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
    <div ref={container} className={styles.container} onFocus={use} onPointerEnter={use} onTouchStart={use}>
      {codeIsHere ? (
        <Suspense fallback={box}>
          <Original />
          <Handover to={takeOver} />
        </Suspense>
      ) : (
        box
      )}
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          Search could not be loaded. Reload the page to try again.
        </p>
      )}
    </div>
  );
}
