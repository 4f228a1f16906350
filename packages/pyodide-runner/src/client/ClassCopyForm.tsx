// cspell:ignore getifaddr
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {LoadError} from '@training-catalog/utils/loading';
import type {ClassCopyList, CopiedPage} from '../classCopy.js';
import {classCopy, filesOfCopy, loadClassCopyList, loadFiles, type CopyWords} from './makeClassCopy.js';
import {megabytes, totalSize} from './pythonSize.js';

const {baseUrl, title: siteTitle, url} = siteConfig;

/** Text of a heading, which the list has as HTML. */
const titleOf = ({title}: CopiedPage): string => new DOMParser().parseFromString(title, 'text/html').body.textContent;

/** Why the copy could not be made, and what to do. */
function faultText(error: unknown): string {
  switch (error instanceof LoadError ? error.fault : undefined) {
    case 'network':
      return translate({
        id: 'training-catalog.pyodide-runner.copy.network',
        message: 'The connection was lost, so there is no copy. Check it, and press again.',
      });
    case 'silence':
      return translate({
        id: 'training-catalog.pyodide-runner.copy.silence',
        message: 'The network has stopped answering, so there is no copy. Press again.',
      });
    case 'status':
      return translate({
        id: 'training-catalog.pyodide-runner.copy.status',
        message:
          'The site, or a filter of this network, refused a file, so there is no copy. Reload this page, or use another network.',
      });
    case 'content':
      return translate({
        id: 'training-catalog.pyodide-runner.copy.content',
        message:
          'This network answered with something else than the files, or the site has a new version, so there is no copy. Reload this page, sign in to the network, or use another one.',
      });
    case undefined:
      return translate({
        id: 'training-catalog.pyodide-runner.copy.memory',
        message: 'This browser could not make the file. Close other pages and programs, and press again.',
      });
  }
}

/** Words of the files that are added to a copy. */
function copyWords(title: string): CopyWords {
  const step = (number: number, text: string): string => `${number}. ${text}`;
  return {
    language: document.documentElement.lang,
    title,
    run: translate({
      id: 'training-catalog.pyodide-runner.copy.run',
      message: 'Open the lesson (from a server)',
      description: 'Link on the start page of a copy',
    }),
    read: translate({
      id: 'training-catalog.pyodide-runner.copy.read',
      message: 'Read the lesson (from a folder or stick)',
      description: 'Link on the start page of a copy',
    }),
    note: translate({
      id: 'training-catalog.pyodide-runner.copy.note',
      message:
        'You read this page from a folder. It has all text and output. Programs do not run, because browsers load Python only from a server; README.txt says how to serve it.',
    }),
    instructions: [
      title,
      translate(
        {
          id: 'training-catalog.pyodide-runner.copy.about',
          message:
            'One lesson of {site}, with Python, for a class without the internet. Copied on {date} from {url}. Other pages are not in this copy, so links to them lead nowhere.',
        },
        {site: siteTitle, date: new Date().toISOString().slice(0, 10), url: url + baseUrl},
      ),
      translate({
        id: 'training-catalog.pyodide-runner.copy.serve',
        message: 'To let learners run the programs:',
        description: 'Above numbered steps',
      }),
      step(
        1,
        translate({
          id: 'training-catalog.pyodide-runner.copy.unzip',
          message:
            'Unzip this file into an empty folder, on a computer that has Python 3 and is on the same network as the learners.',
        }),
      ),
      step(
        2,
        translate(
          {
            id: 'training-catalog.pyodide-runner.copy.command',
            message:
              'Open a terminal in the folder of this README.txt, and run: {command} (on Windows: {windows}). If the computer asks, allow connections from the network.',
          },
          {command: 'python3 -m http.server 8000', windows: 'py -m http.server 8000'},
        ),
      ),
      step(
        3,
        translate(
          {
            id: 'training-catalog.pyodide-runner.copy.address',
            message:
              'Find the address of the computer: {windows} on Windows, {mac} on macOS, {linux} on Linux. It has four numbers, such as 192.168.1.20.',
          },
          {windows: 'ipconfig', mac: 'ipconfig getifaddr en0', linux: 'hostname -I'},
        ),
      ),
      step(
        4,
        translate({
          id: 'training-catalog.pyodide-runner.copy.visit',
          message: 'Learners open http://<address>:8000/ in a browser. Try it on one device first.',
        }),
      ),
      step(
        5,
        translate({
          id: 'training-catalog.pyodide-runner.copy.end',
          message:
            'After class, press Ctrl+C in the terminal. Until then, everybody on the network can read this folder, so have nothing else in it.',
        }),
      ),
      translate(
        {
          id: 'training-catalog.pyodide-runner.copy.load',
          message:
            'Each device loads {size} of Python from this computer, perhaps at each visit: without HTTPS, browsers promise to keep nothing of it. What learners type stays in their browser, under this address; below the lesson, they can save it as a file or print it. Links to other pages need the internet.',
        },
        {size: totalSize},
      ),
      translate({
        id: 'training-catalog.pyodide-runner.copy.stick',
        message:
          'Without a server, open read.html, from this folder or a stick. It has all text and output. Programs do not run there, because browsers do not let a page that comes from a file load Python.',
      }),
    ],
  };
}

/** Gives the reader a file to keep. */
function save(content: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([content], {type: 'application/zip'}));
  Object.assign(document.createElement('a'), {href: address, download: name}).click();
  // Browsers that ask where to save it read it only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Chooses a page, and makes its copy. */
export default function ClassCopyForm(): ReactNode {
  const [list, setList] = useState<ClassCopyList>();
  const [chosen, setChosen] = useState(0);
  const [loaded, setLoaded] = useState<number>();
  const [message, setMessage] = useState('');
  const ending = useRef<AbortController>(undefined);
  const field = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [tries, setTries] = useState(0);
  const id = useId();

  useEffect(() => {
    let isHere = true;
    loadClassCopyList(baseUrl).then(
      (found) => isHere && setList(found),
      (error: unknown) => isHere && setMessage(faultText(error)),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  useEffect(() => {
    // The button that was pressed is gone.
    (field.current ?? button.current)?.focus();
  }, [list]);
  useEffect(() => () => ending.current?.abort(), []);

  const page = list?.pages[chosen];
  const files = list && page ? filesOfCopy(page, list) : [];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);

  async function make(): Promise<void> {
    if (!page) {
      return;
    }
    const {signal} = (ending.current = new AbortController());
    let sum = 0;
    let hasEnded = false;
    setLoaded(0);
    setMessage(
      translate({id: 'training-catalog.pyodide-runner.copy.loading', message: 'Loading the files of the copy…'}),
    );
    try {
      const count = (more: number): void => {
        sum += more;
        // Requests that end with the others tell of it later.
        if (!hasEnded) {
          setLoaded(sum);
        }
      };
      const contents = await loadFiles(baseUrl, files, count, signal);
      const zip = await classCopy(page, contents, {baseUrl, url: url + baseUrl}, copyWords(titleOf(page)));
      save(zip, `${/([^/]*?)(?:\/index)?\.html$/.exec(page.name)?.[1] ?? 'lesson'}-class-copy.zip`);
      setMessage(
        translate(
          {
            id: 'training-catalog.pyodide-runner.copy.done',
            message: 'The copy is made ({size}). Unzip it: README.txt in it says how to serve it.',
          },
          {size: megabytes(zip.length)},
        ),
      );
    } catch (error) {
      setMessage(
        signal.aborted
          ? translate({id: 'training-catalog.pyodide-runner.copy.stopped', message: 'Stopped. There is no copy.'})
          : faultText(error),
      );
    }
    hasEnded = true;
    setLoaded(undefined);
  }

  const isBusy = loaded !== undefined;
  return (
    <>
      {page ? (
        <>
          <p>
            <label htmlFor={`${id}page`}>
              {translate({
                id: 'training-catalog.pyodide-runner.copy.page',
                message: 'Lesson',
                description: 'Label of a list of pages that run in the browser',
              })}
            </label>{' '}
            <select
              ref={field}
              id={`${id}page`}
              style={{maxWidth: '100%', minHeight: '2.75rem', font: 'inherit'}}
              value={chosen}
              disabled={isBusy}
              onChange={({target}) => setChosen(Number(target.value))}
            >
              {list.pages.map((one, index) => (
                <option key={one.name} value={index}>
                  {titleOf(one)}
                </option>
              ))}
            </select>
          </p>
          <p>
            <button
              type="button"
              ref={button}
              className="button button--primary"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void make()}
            >
              {translate(
                {
                  id: 'training-catalog.pyodide-runner.copy.make',
                  message: 'Make the copy ({size})',
                  description: 'Button',
                },
                {size: megabytes(bytes)},
              )}
            </button>{' '}
            {isBusy && (
              <button
                type="button"
                className="button button--secondary"
                onClick={() => {
                  button.current?.focus();
                  ending.current?.abort();
                }}
              >
                {translate({id: 'training-catalog.pyodide-runner.stop', message: 'Stop'})}
              </button>
            )}
          </p>
        </>
      ) : (
        message !== '' && (
          <p>
            <button
              type="button"
              ref={button}
              className="button button--primary"
              onClick={() => {
                setMessage('');
                setTries((before) => before + 1);
              }}
            >
              {translate({
                id: 'training-catalog.pyodide-runner.copy.again',
                message: 'Try again',
                description: 'Button after a list could not be loaded',
              })}
            </button>
          </p>
        )
      )}
      {isBusy && <progress max={bytes} value={loaded} aria-label={message} style={{width: '100%'}} />}
      <p role="status">
        <span>{message}</span>
      </p>
    </>
  );
}
