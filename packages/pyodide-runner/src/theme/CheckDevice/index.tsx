import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {totalBytes, totalSize} from '../../client/pythonSize.js';

/** What Python and the files of a page need on a device, with room for the browser. */
const neededBytes = 3 * totalBytes;

/** An answer about the device: yes, no, or not asked. */
interface Finding {
  question: string;
  isRight: boolean | undefined;
  /** What follows from it. */
  text: string;
}

const yes = (): string =>
  translate({id: 'training-catalog.pyodide-runner.check.yes', message: 'Yes.', description: 'Answer about a device'});

const no = (): string =>
  translate({id: 'training-catalog.pyodide-runner.check.no', message: 'No.', description: 'Answer about a device'});

const runsPrograms = (): Finding => {
  const isRight = typeof WebAssembly !== 'undefined' && typeof Worker !== 'undefined';
  return {
    question: translate({
      id: 'training-catalog.pyodide-runner.check.programs',
      message: 'Can this browser run Python?',
    }),
    isRight,
    text: isRight
      ? ''
      : translate({
          id: 'training-catalog.pyodide-runner.check.noPrograms',
          message:
            'WebAssembly or workers are missing or switched off, perhaps by the school. Ask for them to be allowed, use another browser, or use the printed handout: it has all output.',
        }),
  };
};

/** Whether localStorage takes a text. */
function keepsTexts(): Finding {
  let isRight = true;
  try {
    const name = 'pyodide-runner-check';
    localStorage.setItem(name, '1');
    localStorage.removeItem(name);
  } catch {
    isRight = false;
  }
  return {
    question: translate({
      id: 'training-catalog.pyodide-runner.check.texts',
      message: 'Does it keep what learners write?',
    }),
    isRight,
    text: isRight
      ? translate({
          id: 'training-catalog.pyodide-runner.check.textsKept',
          message: 'Programs stay on this device until the browser deletes its data, which some schools do each night.',
        })
      : translate({
          id: 'training-catalog.pyodide-runner.check.noTexts',
          message: 'Storage is full or switched off. Learners have to keep the page open until the end of the lesson.',
        }),
  };
}

/** Whether Python, once loaded, stays on the device. */
async function keepsPython(): Promise<Finding> {
  // Pages without HTTPS have neither.
  const {caches: store} = window as Partial<typeof window>;
  const {storage} = navigator as Partial<Navigator>;
  const room = await storage?.estimate().catch(() => undefined);
  const free = (room?.quota ?? Infinity) - (room?.usage ?? 0);
  const isRight = (await store?.keys().catch(() => undefined)) !== undefined && free > neededBytes;
  return {
    question: translate({
      id: 'training-catalog.pyodide-runner.check.cache',
      message: 'Does it keep Python for the next time?',
    }),
    isRight,
    text: isRight
      ? translate({
          id: 'training-catalog.pyodide-runner.check.cacheKept',
          message: 'Each device loads Python once. After that, programs start without the network.',
        })
      : translate({
          id: 'training-catalog.pyodide-runner.check.noCache',
          message:
            'Lessons work, but each visit loads Python again. Private windows, full devices, and pages without HTTPS are like this.',
        }),
  };
}

/** Loads and starts Python as a lesson does. */
async function startsPython(onBytes: (loaded: number) => void): Promise<Finding> {
  const question = translate({
    id: 'training-catalog.pyodide-runner.check.start',
    message: 'Does Python come through this network and start?',
  });
  const begin = performance.now();
  const [{keepPython, pythonState}, {failureText}] = await Promise.all([
    import('../../client/session.js'),
    import('../../client/texts.js'),
  ]);
  await keepPython(onBytes);
  const state = pythonState();
  if (state.status === 'failed') {
    return {question, isRight: false, text: failureText(state.reason, state.message)};
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return {
    question,
    isRight: true,
    text: translate(
      {
        id: 'training-catalog.pyodide-runner.check.started',
        message: 'It took {seconds} seconds. With many devices on one network, count on several times as long.',
      },
      {seconds},
    ),
  };
}

/** All in one sentence. */
function verdictText(findings: readonly Finding[]): string {
  const [programs, , , python] = findings;
  if (programs?.isRight === false || python?.isRight === false) {
    return translate({
      id: 'training-catalog.pyodide-runner.check.verdictNo',
      message: 'No: programs do not run on this device and this network.',
    });
  }
  return findings.every(({isRight}) => isRight)
    ? translate({
        id: 'training-catalog.pyodide-runner.check.verdictYes',
        message: 'Yes: lessons run on this device and this network.',
      })
    : translate({
        id: 'training-catalog.pyodide-runner.check.verdictPartly',
        message: 'Yes, with limits: lessons run, but this device does not keep everything.',
      });
}

/**
 * Says whether this device and its network can run the steps of pages: what the browser can do, what it keeps, and, at a press,
 * whether Python comes through and starts. For a page that teachers open before class.
 */
export default function CheckDevice(): ReactNode {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [loaded, setLoaded] = useState<number>();
  const isDone = findings.length > 3;

  useEffect(() => {
    let isHere = true;
    const tell = (cache: Finding): void => {
      if (isHere) {
        setFindings([runsPrograms(), keepsTexts(), cache]);
      }
    };
    void keepsPython().then(tell);
    return () => {
      isHere = false;
    };
  }, []);

  async function start(): Promise<void> {
    setLoaded(0);
    const python = await startsPython(setLoaded);
    setLoaded(undefined);
    setFindings((known) => [...known.slice(0, 3), python]);
  }

  const loading = translate({id: 'training-catalog.pyodide-runner.loading', message: 'Loading Python…'});
  return (
    <>
      <div className="needs-script" data-needs-scripts="">
        <dl>
          {findings.map(({question, isRight, text}) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <strong>{isRight ? yes() : no()}</strong> <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        {findings[0]?.isRight !== false && (
          <p>
            <button
              type="button"
              className="button button--primary"
              aria-disabled={loaded !== undefined}
              onClick={() => loaded === undefined && void start()}
            >
              {translate(
                {
                  id: 'training-catalog.pyodide-runner.check.press',
                  message: 'Load and start Python ({size})',
                  description: 'Button',
                },
                {size: totalSize},
              )}
            </button>{' '}
            {loaded !== undefined && (
              <progress max={totalBytes} value={loaded < totalBytes ? loaded : undefined} aria-label={loading} />
            )}
          </p>
        )}
        <p role="status">
          <strong>
            {isDone || findings[0]?.isRight === false ? verdictText(findings) : loaded === undefined ? '' : loading}
          </strong>
        </p>
      </div>
      <noscript>
        <p>
          {translate({
            id: 'training-catalog.pyodide-runner.check.noScript',
            message:
              'No: JavaScript is switched off in this browser, so programs do not run. All text and output can be read.',
          })}
        </p>
      </noscript>
    </>
  );
}
