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

export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {search, pathname, hash} = useLocation();
  const history = useHistory();
  const [state, setState] = useState<State>('starting');
  const container = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const takeFocus = useRef(false);

  const use = useCallback(() => {
    setState((current) => {
      if (current === 'loading' || current === 'ready') {
        return current;
      }
      Promise.all([
        loadOriginal(),
        import('@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker').then(({fetchIndexesByWorker}) =>
          fetchIndexesByWorker(siteConfig.baseUrl, ''),
        ),
      ]).then(
        () => {
          const input = container.current?.querySelector('input');
          typed.current = input?.value ?? '';
          takeFocus.current ||= document.activeElement === input;
          setState('ready');
        },
        (error: unknown) => {
          console.error('Search could not be loaded:', error);
          setState('failed');
        },
      );
      return 'loading';
    });
  }, [siteConfig.baseUrl]);

  // From here on the box works.
  useEffect(() => setState((current) => (current === 'starting' ? 'waiting' : current)), []);

  // An address that asks for highlighting needs the package's code, which does it, but not the index.
  const highlights = new URLSearchParams(search).has('_highlight');
  const showOriginal = state === 'ready' || (highlights && state !== 'starting');

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
        takeFocus.current = true;
        container.current?.querySelector('input')?.focus();
        use();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [use]);

  // The package's box appears after the reader began to type: it takes over focus and text.
  const adopt = useCallback((element: HTMLDivElement | null) => {
    const input = element?.querySelector('input');
    if (!input) {
      return;
    }
    if (takeFocus.current) {
      takeFocus.current = false;
      input.focus();
    }
    if (typed.current) {
      type(input, typed.current);
      typed.current = '';
    }
  }, []);

  // `navigator` is asked in the browser only: the served box says Loading...
  const placeholder = state === 'waiting' || state === 'ready' ? `Search ${shortcut()}` : 'Loading...';
  useEffect(() => {
    const input = container.current?.querySelector('input');
    if (input) {
      input.placeholder = placeholder;
    }
  }, [placeholder, showOriginal]);
  const box = (
    <div className={clsx('navbar__search', styles.box)}>
      <input
        type="search"
        className={clsx('navbar__search-input', styles.input)}
        placeholder={placeholder}
        aria-label="Search"
        autoComplete="off"
        onFocus={use}
        onPointerEnter={use}
        onTouchStart={use}
      />
    </div>
  );
  return (
    <div ref={container} className={styles.container} data-search={state}>
      {showOriginal ? (
        <Suspense fallback={box}>
          <div ref={adopt} onPointerEnter={use} onFocus={use}>
            <Original />
          </div>
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
