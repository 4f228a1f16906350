import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CopySummary} from '../copy.js';
import type {Reason} from './load.js';
import {
  currentState,
  deleteCopy,
  onState,
  refreshState,
  saveCopy,
  servedState,
  stop,
  type LastAction,
  type State,
} from './store.js';

const megabytes = (bytes: number): string => {
  const value = bytes / 1e6;
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} MB`;
};

const answerText = (): string =>
  translate({
    id: 'training-catalog.offline-copy.answerFailure',
    message:
      'This network answered with something else than this site, such as a page for signing in. Sign in to it, or use another network, and try again.',
    description: 'Status of the copy if the list of its files is something else',
  });

/** Error messages: what went wrong and what to do. */
const failures: Record<Reason, (summary: CopySummary) => string> = {
  network: () =>
    translate({
      id: 'training-catalog.offline-copy.networkFailure',
      message: 'The connection was lost, or a file could not be downloaded. The files already downloaded are kept.',
      description: 'Status of the copy after a failed download',
    }),
  silence: () =>
    translate({
      id: 'training-catalog.offline-copy.silenceFailure',
      message: 'The network has stopped answering. The files already downloaded are kept; try again.',
      description: 'Status of the copy if a download brings nothing any more',
    }),
  answer: answerText,
  storage: ({bytesOnDevice}) =>
    translate(
      {
        id: 'training-catalog.offline-copy.storageFailure',
        message:
          'The browser does not allow this site the {size} that the copy needs. Free some space on the device or leave private browsing, and try again.',
        description: 'Status of the copy if the device has no room for it',
      },
      {size: megabytes(bytesOnDevice)},
    ),
  version: () =>
    translate({
      id: 'training-catalog.offline-copy.versionFailure',
      message:
        'A file was not the one that this site lists. Either the site changed during the download, or this network answered with something else, such as a page for signing in. The files already downloaded are kept; try again in 15 minutes, or in another network.',
      description: 'Status of the copy if files are of different builds, or are no files of the site',
    }),
  worker: () =>
    translate({
      id: 'training-catalog.offline-copy.workerFailure',
      message: 'All files were downloaded, but the browser could not start using them. Try again.',
      description: 'Status of the copy if its worker could not be started',
    }),
};

const lastActions: Record<LastAction, () => string> = {
  stopped: () =>
    translate({
      id: 'training-catalog.offline-copy.stopped',
      message: 'Stopped; nothing was saved.',
      description: 'Status after the reader has stopped the download; the size of the copy follows',
    }),
  removed: () =>
    translate({
      id: 'training-catalog.offline-copy.removed',
      message: 'Removed; nothing is saved.',
      description: 'Status after the reader has removed the copy; its size follows',
    }),
};

/** Size of the copy, after what the reader has just done with it, and before what is left of an earlier download. */
function offer({summary, lastAction, isPartial}: Extract<State, {status: 'offered'}>): string {
  const size = translate(
    {
      id: 'training-catalog.offline-copy.size',
      message: 'The copy is {download} to download, {storage} on this device.',
      description: 'Size of the copy, before it is saved',
    },
    {download: megabytes(summary.bytesToLoad), storage: megabytes(summary.bytesOnDevice)},
  );
  const rest = translate({
    id: 'training-catalog.offline-copy.partial',
    message: 'Part of it is already here from an earlier download; the next one continues from there.',
    description: 'Follows the size of the copy',
  });
  return [...(lastAction ? [lastActions[lastAction]()] : []), size, ...(isPartial ? [rest] : [])].join(' ');
}

/** Status message for each state. */
function sentence(state: State): string {
  switch (state.status) {
    case 'checking':
      return translate({
        id: 'training-catalog.offline-copy.checking',
        message: 'Checking for a saved copy…',
        description: 'Status of the copy at first',
      });
    case 'unsupported':
      return translate({
        id: 'training-catalog.offline-copy.unsupported',
        message:
          'This browser cannot save a copy: private windows and old browsers do not allow it. Try another browser.',
        description: 'Status of the copy in a browser without service workers',
      });
    case 'unreachable':
      if (state.reason === 'answer') {
        return answerText();
      }
      return translate({
        id: 'training-catalog.offline-copy.unreachable',
        message: 'The download size could not be checked, so no copy is offered. Are you online?',
        description: 'Status of the copy if its size could not be loaded',
      });
    case 'offered':
      return offer(state);
    case 'loading':
      // Rounded to 25%, so that screen readers say five messages; the bar and the size below it show more.
      return translate(
        {
          id: 'training-catalog.offline-copy.downloading',
          message: 'Downloading: {percent}%.',
          description: 'Status of the copy during the download',
        },
        {percent: Math.floor((state.loaded / state.total) * 4) * 25},
      );
    case 'failed':
      return failures[state.reason](state.summary);
    case 'saved':
      return translate({
        id: 'training-catalog.offline-copy.saved',
        message: 'A copy of this site is saved on this device. Pages and search are read from it.',
        description: 'Status of the copy when it is complete',
      });
  }
}

/** Time in ms in which a message that got the focus is said as the focused element, not as a status, too. */
const focusPause = 1000;

/** The controls for offline reading: show the size, download the copy, cancel, and remove it. */
export default function OfflineCopy(): ReactNode {
  const state = useSyncExternalStore(onState, currentState, () => servedState);
  const message = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    void refreshState();
    // Another tab may have removed the copy.
    const onVisible = (): void => void (document.visibilityState === 'visible' && refreshState());
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  useEffect(() => {
    // The focused button was unmounted with the previous state.
    if (pressed.current && document.activeElement === document.body) {
      setFocused(true);
      message.current?.focus();
      const timer = setTimeout(() => setFocused(false), focusPause);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [state.status]);

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
    <div className="offline-copy margin-bottom--lg" data-needs-scripts="" style={{minHeight: '9rem'}}>
      {/* Not said a second time while it gets the focus. */}
      <p ref={message} role="status" aria-live={isFocused ? 'off' : 'polite'} tabIndex={-1}>
        {sentence(state)}
      </p>
      {state.status === 'loading' && (
        <p>
          <progress
            aria-label={translate({
              id: 'training-catalog.offline-copy.progress',
              message: 'Download progress',
              description: 'Label of the progress bar, for screen readers',
            })}
            value={state.loaded}
            max={state.total}
            style={{width: '100%'}}
          />
          <br />
          <span>
            {translate(
              {
                id: 'training-catalog.offline-copy.loaded',
                message: '{loaded} of {total}',
                description: 'Downloaded size, below the progress bar',
              },
              {loaded: megabytes(state.loaded), total: megabytes(state.total)},
            )}
          </span>
          <br />
          {translate({
            id: 'training-catalog.offline-copy.keepReading',
            message: 'You can keep reading in this window.',
            description: 'Below the progress bar',
          })}
        </p>
      )}
      {state.status === 'unreachable' &&
        button(
          translate({id: 'training-catalog.offline-copy.check', message: 'Check again', description: 'Button'}),
          () => refreshState(),
        )}
      {state.status === 'offered' &&
        button(
          translate({
            id: 'training-catalog.offline-copy.save',
            message: 'Save a copy on this device',
            description: 'Button',
          }),
          () => saveCopy(state.summary),
          'primary',
        )}
      {state.status === 'loading' &&
        button(translate({id: 'training-catalog.offline-copy.stop', message: 'Stop', description: 'Button'}), stop)}
      {state.status === 'failed' &&
        button(
          translate({id: 'training-catalog.offline-copy.retry', message: 'Try again', description: 'Button'}),
          () => saveCopy(state.summary),
          'primary',
        )}
      {((state.status === 'offered' && state.isPartial) || state.status === 'failed') &&
        button(
          translate({
            id: 'training-catalog.offline-copy.removePartial',
            message: 'Remove the partial copy',
            description: 'Button',
          }),
          deleteCopy,
        )}
      {state.status === 'saved' &&
        button(
          translate({id: 'training-catalog.offline-copy.remove', message: 'Remove the copy', description: 'Button'}),
          deleteCopy,
        )}
    </div>
  );
}
