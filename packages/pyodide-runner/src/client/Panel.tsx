import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@generated/pyodide-runner/default/settings.json';
import {compareOutputs, type OutputComparison, type OutputLine} from '@training-catalog/tutorial-steps/output';
import {maxOutput, type Picture} from '../engine.js';
import {outputs, parts, type Part} from './parts.js';
import PlainField, {type Caret} from './PlainField.js';
import {
  decline,
  hasOtherResults,
  isBlocked,
  isBusy as hasStep,
  isEdited,
  isForeign,
  lacksStepsBefore,
  onChange,
  pythonState,
  restart,
  resultOf,
  run,
  setText,
  stop,
  storageIsFull,
  textOf,
  totalBytes,
  versionOf,
  type Result,
} from './session.js';
import {shownText} from './terminal.js';
import {endingText, failureText, pictureText} from './texts.js';

/** A block that the reader has opened. */
export interface Props {
  /** Place of the block among those of the page. */
  n: number;
  /** What the reader has pressed; `none` if the block has kept text. */
  first: 'edit' | 'run' | 'none';
  /** The block as the page shows it. */
  children: ReactNode;
}

const look = 'button button--secondary button--sm';

const megabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1}).format(bytes / 1e6);

/** What is said of a step: words, a line of an output that they are about, and words after it. */
interface Said {
  text: string;
  line?: string;
  advice?: string;
}

/** What a function gives for a result, computed once: readers type while long outputs are on the page. */
function once<Value>(compute: (result: Result, n: number) => Value): (result: Result, n: number) => Value {
  const known = new WeakMap<Result, {value: Value}>();
  return (result, n) => {
    const found = known.get(result) ?? {value: compute(result, n)};
    known.set(result, found);
    return found.value;
  };
}

/** How what a step has printed differs from what the page shows. */
const differenceOf = once(({printed}, n): OutputComparison | undefined => {
  const output = outputs.get(n);
  const vary = output?.vary === undefined ? undefined : new RegExp(output.vary, 'g');
  return output && compareOutputs(output.text, printed, vary);
});

/** Whether a step has an output of the page to compare with, and printed all of its own. */
function isComparable(n: number, {isCut, ending, isChanged}: Result): boolean {
  const hasEnded = typeof ending === 'object' && 'status' in ending;
  return outputs.has(n) && !isCut && hasEnded && !(isChanged && ending.status !== 0);
}

/** What a result looks like in a terminal. */
const shownOutput = once(({printed}) => shownText(printed));

/** Whether a step has printed what the page shows; undefined if there is nothing to compare. */
function comparison(n: number, result: Result): Said | undefined {
  const {isChanged} = result;
  if (!isComparable(n, result)) {
    return undefined;
  }
  // The first line that differs, with its sign.
  const different = differenceOf(result, n)
    ?.diff.split('\n')
    .find((one) => /^[-+]/.test(one));
  if (different === undefined) {
    return {text: translate({id: 'training-catalog.pyodide-runner.same', message: 'Same as on the page.'})};
  }
  const line = different.slice(2);
  const isMissing = different.startsWith('-');
  if (isChanged) {
    const text = isMissing
      ? translate({
          id: 'training-catalog.pyodide-runner.changedMissing',
          message: 'You changed a program or a step, so the output is your own. The page shows:',
          description: 'A line of output follows',
        })
      : translate({
          id: 'training-catalog.pyodide-runner.changedNew',
          message: 'You changed a program or a step, so the output is your own. The page does not show:',
          description: 'A line of output follows',
        });
    return {text, line};
  }
  const text = isMissing
    ? translate({
        id: 'training-catalog.pyodide-runner.missing',
        message: 'Differs from the page, which has this line first:',
        description: 'A line of output follows',
      })
    : translate({
        id: 'training-catalog.pyodide-runner.new',
        message: 'Differs from the page, which does not have this line:',
        description: 'A line of output follows',
      });
  return {
    text,
    line,
    ...(lacksStepsBefore(n) && {
      advice: translate({
        id: 'training-catalog.pyodide-runner.stepsBefore',
        message: 'Steps above have not been run; run them first.',
      }),
    }),
  };
}

const picturesOf = ({ending}: Result): readonly Picture[] =>
  typeof ending === 'object' && 'pictures' in ending ? ending.pictures : [];

/** A picture that a step has drawn, with its texts for those who do not see it. */
function Drawing({picture, address}: {picture: Picture; address: string}): ReactNode {
  const text = picture.fault === undefined ? [picture.title, picture.description] : [picture.file];
  return <img className="page-step-picture" src={address} alt={text.filter(Boolean).join(': ')} />;
}

/** What a screen reader is told about a step while it waits or runs; undefined before and after. */
function stateText(n: number): string | undefined {
  const state = pythonState();
  if ('n' in state && state.n === n) {
    switch (state.status) {
      case 'asking':
        return '';
      case 'loading':
        return state.loaded < totalBytes
          ? translate({id: 'training-catalog.pyodide-runner.loading', message: 'Loading Python…'})
          : translate({id: 'training-catalog.pyodide-runner.starting', message: 'Starting Python…'});
      case 'running':
        return translate({id: 'training-catalog.pyodide-runner.running', message: 'Running…'});
      case 'failed':
        return failureText(state.reason, state.message);
    }
  }
  if (isBlocked(n)) {
    return translate({
      id: 'training-catalog.pyodide-runner.blocked',
      message: 'Another step is running. Stop it first, and then run this one.',
    });
  }
  return undefined;
}

/** What a screen reader is told about a step. */
function said(n: number, locale: string): Said {
  const result = resultOf(n);
  const text = stateText(n);
  if (text !== undefined || !result?.ending) {
    return {text: text ?? ''};
  }
  const cut = result.isCut
    ? translate(
        {
          id: 'training-catalog.pyodide-runner.cut',
          message: 'The output is longer than {count} characters; the rest is not shown.',
        },
        {count: new Intl.NumberFormat(locale).format(maxOutput)},
      )
    : '';
  const {text: compared = '', line, advice = ''}: Partial<Said> = comparison(n, result) ?? {};
  const before = [endingText(result.ending), cut, compared];
  const after = [advice, ...picturesOf(result).map(pictureText)];
  const sentences = (all: readonly string[]): string => all.filter(Boolean).join(' ');
  if (line !== undefined) {
    return {text: sentences(before), line, advice: sentences(after)};
  }
  return {
    text: sentences([...before, ...after]) || translate({id: 'training-catalog.pyodide-runner.done', message: 'Done.'}),
  };
}

/** Asked before the outputs of other steps go, too. */
const restartQuestion = (): string =>
  translate({
    id: 'training-catalog.pyodide-runner.restartQuestion',
    message:
      'Delete the outputs and files of all steps on this page? Your programs stay. To run only this step once more, press Run.',
    description: 'Asked before all steps start anew',
  });

/** Asks whether Python may be loaded. */
function Consent({n, onAnswer}: {n: number; onAnswer: () => void}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const size = {size: megabytes(totalBytes, currentLocale)};
  // Without HTTPS, as from the computer of a teacher, a browser has no store for it.
  const question =
    typeof caches === 'undefined'
      ? translate(
          {
            id: 'training-catalog.pyodide-runner.consentEachVisit',
            message:
              'To run this step, the page loads Python: {size} from this site, perhaps at each visit. Programs stay on this device.',
          },
          size,
        )
      : translate(
          {
            id: 'training-catalog.pyodide-runner.consent',
            message:
              'To run this step, the page loads Python: {size} from this site, once. It stays on this device for later, and programs stay here, too.',
          },
          size,
        );
  const answer = (action: () => void) => () => {
    onAnswer();
    action();
  };
  return (
    <div className="page-step-consent" role="group" aria-label={question} tabIndex={-1} ref={group}>
      <p>{question}</p>
      <button type="button" className={look} onClick={answer(() => void run(n, true))}>
        {translate({id: 'training-catalog.pyodide-runner.load', message: 'Load and run'})}
      </button>{' '}
      <button type="button" className={look} onClick={answer(decline)}>
        {translate({id: 'training-catalog.pyodide-runner.decline', message: 'Not now'})}
      </button>
    </div>
  );
}

/** Presses Run of a step, or of the next one below a program. */
function runFrom(n: number): void {
  const step = [...parts.values()].filter((one) => one.role === 'run' && one.n >= n).sort((a, b) => a.n - b.n)[0];
  document.querySelector<HTMLElement>(`.page-step[data-step="${step?.n}"] [data-run]`)?.click();
}

/** Loaded by a press on Edit. Where it cannot be loaded, the plain field stays. */
const CodeEditor = lazy(() => import('./CodeEditor.js').catch(() => ({default: PlainField})));

/** What the text of a block is written in. */
function languageOf({role, file, language}: Part): 'python' | 'shell' | undefined {
  if (role === 'save') {
    return file?.endsWith('.py') ? 'python' : undefined;
  }
  return language;
}

/** The lines at which a step that failed stopped, by their files; the error names the innermost place last. */
const faultsOf = once(({printed, ending}): ReadonlyMap<string, number> => {
  const isFailure = typeof ending === 'object' && 'status' in ending && ending.status !== 0;
  const places = isFailure ? printed.matchAll(/File "(?:[^"\n]*\/)?([^"/\n]+)", line (\d+)/g) : [];
  return new Map(Array.from(places, ([, name = '', line]) => [name, Number(line)]));
});

/** The line of a file at which the last step that failed in it stopped. */
function faultIn(file: string | undefined): {line: number; result: Result} | undefined {
  const found = [...parts.keys()].flatMap((n) => {
    const result = resultOf(n);
    const line = result && faultsOf(result, n).get(file ?? '');
    return result && line !== undefined ? [{line, result}] : [];
  });
  return found.at(-1);
}

/** Lines that are marked if they differ, in one piece of text up to the next line that does. */
function MarkedLines({lines, words}: {lines: readonly OutputLine[]; words: string}): ReactNode {
  const pieces: {text: string; differs: boolean}[] = [];
  for (const {text, differs} of lines) {
    const last = pieces.at(-1);
    if (last && !last.differs && !differs) {
      last.text += `\n${text}`;
    } else {
      pieces.push({text, differs});
    }
  }
  return pieces.map(({text, differs}, index) => (
    <span key={index} className={differs ? 'page-step-differs' : 'page-step-agrees'}>
      {differs && (
        <span translate="yes" className="page-step-words">
          {`${words} `}
        </span>
      )}
      <span>{`${text}\n`}</span>
    </span>
  ));
}

/** An output with its name. While its step runs, its end stays in sight, unless the reader looks at what is above. */
function OutputBox({
  name,
  isRunning = false,
  text = '',
  children = text,
}: {
  name: string;
  isRunning?: boolean;
  text?: string;
  children?: ReactNode;
}): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  /** The lowest position of the box before the text grew. */
  const end = useRef(0);
  useLayoutEffect(() => {
    const {current} = box;
    if (isRunning && current) {
      // Not by events, which on a busy device come after the text that would scroll the box back.
      if (current.scrollTop > end.current - 24) {
        current.scrollTop = current.scrollHeight;
      }
      end.current = current.scrollHeight - current.clientHeight;
    }
  }, [text, isRunning]);
  return (
    <pre
      ref={box}
      translate="no"
      className="page-step-output"
      role="group"
      // It scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={name}
    >
      {children}
    </pre>
  );
}

/** Lines of both outputs beyond which none is marked: they would be as many elements. */
const maxMarked = 2000;

/** The two outputs of a step, each with its name: what it has printed, and, where the page has it, what the page shows. */
function Outputs({n, result, isRunning}: {n: number; result: Result; isRunning: boolean}): ReactNode {
  const found = isComparable(n, result) ? differenceOf(result, n) : undefined;
  const different = found && found.expected.length + found.printed.length <= maxMarked ? found : undefined;
  const own = translate({id: 'training-catalog.pyodide-runner.output', message: 'Output of your run'});
  const ofPage = translate({id: 'training-catalog.pyodide-runner.outputOfPage', message: 'Output on the page'});
  const notOnPage = translate({
    id: 'training-catalog.pyodide-runner.notOnPage',
    message: 'Not on the page:',
    description: 'Before a line of output, for screen readers',
  });
  const notInRun = translate({
    id: 'training-catalog.pyodide-runner.notInRun',
    message: 'Not in your run:',
    description: 'Before a line of output, for screen readers',
  });
  const hasMarks = (lines: readonly OutputLine[] = []): boolean => lines.some(({differs}) => differs);
  const label = (name: string, note: string | false): ReactNode => (
    <p className="page-step-label">
      <strong>{name}</strong>
      {note !== false && <span>{` ${note}`}</span>}
    </p>
  );
  const text = shownOutput(result, n);
  const {place} = outputs.get(n) ?? {};
  return (
    <>
      {result.printed !== '' && (
        <>
          {label(
            own,
            hasMarks(different?.printed) &&
              translate({
                id: 'training-catalog.pyodide-runner.marksOfRun',
                message: '(marked lines are not on the page)',
                description: 'After the name of an output',
              }),
          )}
          <OutputBox name={own} isRunning={isRunning} text={text}>
            {different && <MarkedLines lines={different.printed} words={notOnPage} />}
          </OutputBox>
        </>
      )}
      {place &&
        createPortal(
          <>
            {label(
              ofPage,
              hasMarks(different?.expected) &&
                translate({
                  id: 'training-catalog.pyodide-runner.marksOfPage',
                  message: '(marked lines are not in your run)',
                  description: 'After the name of an output',
                }),
            )}
            {different && (
              <OutputBox name={ofPage}>
                <MarkedLines lines={different.expected} words={notInRun} />
              </OutputBox>
            )}
          </>,
          place,
        )}
    </>
  );
}

/** A block of the page that can be edited and, if it is a step, run. */
export default function Panel({n, first, children}: Props): ReactNode {
  useSyncExternalStore(onChange, versionOf);
  const {currentLocale} = useDocusaurusContext().i18n;
  const part = parts.get(n);
  const isStep = part?.role === 'run';
  const text = textOf(n);
  const [isOpen, setIsOpen] = useState(first === 'edit' || isEdited(n));
  const isEditing = isOpen || isEdited(n);
  if (isEditing !== isOpen) {
    // It stays when Reset is pressed.
    setIsOpen(true);
  }
  const caret = useRef<Caret>({hasFocus: first === 'edit', from: 0, to: 0});
  const faultOfFile = faultIn(part?.file);
  const fault = useMemo(
    () => faultOfFile && {line: faultOfFile.line},
    // A new one for each run, even if it stops at the same line.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [faultOfFile?.result, faultOfFile?.line],
  );
  const runButton = useRef<HTMLButtonElement>(null);
  const statusId = useId();
  useEffect(() => {
    // The button that was pressed is gone.
    if (first === 'run') {
      runButton.current?.focus();
      void run(n);
    }
  }, [first, n]);
  const state = pythonState();
  const result = resultOf(n);
  const {ending} = result ?? {};
  useEffect(() => {
    if (typeof ending === 'object' && 'status' in ending) {
      // For what shows the output of the page only now.
      runButton.current?.dispatchEvent(new Event('page-step-end', {bubbles: true}));
    }
  }, [ending]);
  const isOwn = 'n' in state && state.n === n;
  const isBusy = hasStep();
  const {text: status, line, advice} = said(n, currentLocale);
  const name =
    part?.file ??
    translate({id: 'training-catalog.pyodide-runner.commands', message: 'commands', description: 'Name of a block'});
  const label = translate(
    {id: 'training-catalog.pyodide-runner.field', message: 'Text of {name}', description: 'Name of a field'},
    {name},
  );
  const field = {
    text,
    label,
    language: part && languageOf(part),
    caret: () => caret.current,
    onCaret: (now: Caret) => {
      caret.current = now;
    },
    fault,
    onText: (typed: string) => setText(n, typed),
    onRun: () => runFrom(n),
  };
  const focusRun = (): void => runButton.current?.focus();
  return (
    <>
      <style href="page-step-panel" precedence="default">
        {settings.css}
      </style>
      <div className="page-step-code" hidden={isEditing}>
        {children}
      </div>
      <div className="page-step-panel not-searched">
        {isEditing && (
          <Suspense fallback={<PlainField {...field} />}>
            <CodeEditor {...field} />
          </Suspense>
        )}
        <div className="page-step-buttons">
          {isStep && (
            <button
              type="button"
              ref={runButton}
              data-run
              className={look}
              aria-disabled={isBusy}
              aria-describedby={statusId}
              onClick={() => void run(n)}
            >
              {translate({
                id: 'training-catalog.pyodide-runner.run',
                message: 'Run',
                description: 'Button at commands',
              })}
            </button>
          )}
          {isBusy && (isOwn || isBlocked(n)) && (
            <button
              type="button"
              className={look}
              onClick={() => {
                focusRun();
                stop();
              }}
            >
              {translate({id: 'training-catalog.pyodide-runner.stop', message: 'Stop'})}
            </button>
          )}
          {!isEditing && (
            <button
              type="button"
              className={look}
              aria-label={`${translate({id: 'training-catalog.pyodide-runner.edit', message: 'Edit', description: 'Button at a program'})} ${name}`}
              onClick={() => {
                caret.current.hasFocus = true;
                setIsOpen(true);
              }}
            >
              {translate({
                id: 'training-catalog.pyodide-runner.edit',
                message: 'Edit',
                description: 'Button at a program',
              })}
            </button>
          )}
          {isEditing && (
            <button
              type="button"
              className={look}
              aria-disabled={!isEdited(n)}
              onClick={() => setText(n, part?.printed ?? '')}
            >
              {translate({
                id: 'training-catalog.pyodide-runner.reset',
                message: 'Reset',
                description: 'Button that brings the program of the page back, which can be undone',
              })}
            </button>
          )}
          {isStep && result?.ending && !isBusy && (
            <button
              type="button"
              className={look}
              onClick={() => {
                focusRun();
                if (!hasOtherResults(n) || window.confirm(restartQuestion())) {
                  restart();
                }
              }}
            >
              {translate({
                id: 'training-catalog.pyodide-runner.restart',
                message: 'Restart all steps',
                description: 'Button that clears files and outputs',
              })}
            </button>
          )}
        </div>
        {state.status === 'asking' && isOwn && <Consent n={n} onAnswer={focusRun} />}
        {state.status === 'loading' && isOwn && (
          <progress
            max={totalBytes}
            // All bytes are there long before Python has started; then, the bar only shows that something happens.
            value={state.loaded < totalBytes ? state.loaded : undefined}
            aria-label={status}
          />
        )}
        {result && <Outputs n={n} result={result} isRunning={isOwn && state.status === 'running'} />}
        {result &&
          picturesOf(result).map((picture) => {
            const address = result.pictures?.get(picture.file);
            return address !== undefined && <Drawing key={picture.file} picture={picture} address={address} />;
          })}
        <p role="status" id={statusId} className="page-step-status">
          <span>{status}</span>
          {line !== undefined && (
            <span>
              {' '}
              <code translate="no">{line}</code>
            </span>
          )}
          {advice && <span>{` ${advice}`}</span>}
        </p>
        {isEditing && isForeign(n) && (
          <p role="alert">
            {translate({
              id: 'training-catalog.pyodide-runner.foreign',
              message:
                'This text was changed in another tab or window, or deleted there. Undo (Ctrl+Z) brings back what was here.',
            })}
          </p>
        )}
        {isEditing && storageIsFull() && (
          <p role="alert">
            {translate({
              id: 'training-catalog.pyodide-runner.storageFull',
              message:
                'This browser could not keep your change, because its storage is full or switched off. The change stays while this page is open.',
            })}
          </p>
        )}
      </div>
    </>
  );
}
