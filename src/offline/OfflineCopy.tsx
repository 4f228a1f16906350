import {useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import type {CopySummary} from '@site/src/offline/copy';
import type {Reason} from '@site/src/offline/load';
import {currentState, load, look, onState, remove, servedState, stop, type State} from './store';

const megabytes = (bytes: number): string => {
  const value = bytes / 1e6;
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} MB`;
};

/** Error messages: what went wrong and what to do. */
const failures: Record<Reason, (summary: CopySummary) => string> = {
  network: () => 'The connection was lost, or a file could not be downloaded. The files already downloaded are kept.',
  storage: ({bytesOnDevice}) =>
    `The browser does not allow this site the ${megabytes(bytesOnDevice)} that the copy needs. Free some space on the device or leave private browsing, and try again.`,
  version: () =>
    'The catalog changed during the download. The files already downloaded are kept; try again in 15 minutes.',
  worker: () => 'All files were downloaded, but the browser could not start using them. Try again.',
};

const done = {stopped: 'Stopped; nothing was saved. ', removed: 'Removed; nothing is saved. '} as const;

/** Status message for each state. */
function sentence(state: State): string {
  switch (state.is) {
    case 'asking':
      return 'Checking for a saved copy…';
    case 'impossible':
      return 'This browser cannot save a copy: private windows and old browsers do not allow it. Try another browser.';
    case 'unknown':
      return 'The download size could not be checked, so no copy is offered. Are you online?';
    case 'offered': {
      const {bytesToLoad, bytesOnDevice} = state.summary;
      const size = `${megabytes(bytesToLoad)} to download, ${megabytes(bytesOnDevice)} on this device`;
      const resumeNote = ' Part of it is already here from an earlier download; the next one continues from there.';
      return `${state.done ? done[state.done] : ''}The copy is ${size}.${state.isPartial ? resumeNote : ''}`;
    }
    case 'loading':
      // Rounded to 10%, so that screen readers do not announce every file.
      return `Downloading: ${Math.floor((state.loaded / state.all) * 10) * 10}%. You can keep reading in this window.`;
    case 'failed':
      return failures[state.reason](state.summary);
    case 'saved':
      return 'A copy of the catalog is saved on this device. Pages and search are read from it.';
  }
}

/** The controls for offline reading: show the size, download the copy, cancel, and remove it. */
export default function OfflineCopy(): ReactNode {
  const state = useSyncExternalStore(onState, currentState, () => servedState);
  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    void look();
    // Another tab may have removed the copy.
    const again = (): void => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);
  useEffect(() => {
    // The focused button was unmounted with the previous state.
    if (pressed.current && document.activeElement === document.body) {
      status.current?.focus();
    }
  }, [state.is]);

  const button = (label: string, press: () => unknown, kind: 'primary' | 'secondary' = 'secondary'): ReactNode => (
    <button
      key={label}
      type="button"
      className={`button button--${kind} margin-right--sm`}
      onClick={() => {
        pressed.current = true;
        void press();
      }}
    >
      {label}
    </button>
  );
  return (
    // Reserves the height of the offer, so that the content below does not shift when the size arrives.
    <div className="needs-script margin-bottom--lg" style={{minHeight: '9rem'}}>
      <p ref={status} role="status" tabIndex={-1}>
        {sentence(state)}
      </p>
      {state.is === 'loading' && (
        <p>
          <progress aria-label="Download progress" value={state.loaded} max={state.all} style={{width: '100%'}} />
          <br />
          {megabytes(state.loaded)} of {megabytes(state.all)}
        </p>
      )}
      {state.is === 'unknown' && button('Check again', () => look())}
      {state.is === 'offered' && button('Save a copy on this device', () => load(state.summary), 'primary')}
      {state.is === 'loading' && button('Stop', stop)}
      {state.is === 'failed' && button('Try again', () => load(state.summary), 'primary')}
      {((state.is === 'offered' && state.isPartial) || state.is === 'failed') &&
        button('Remove the partial copy', remove)}
      {state.is === 'saved' && button('Remove the copy', remove)}
    </div>
  );
}
