// cspell:ignore timedelta
import {translate} from '@docusaurus/Translate';
import type {Ending, Picture, Problem} from '../engine.js';
import type {Failure} from './session.js';

/** Why a step cannot run, and what the reader can do. */
export function failureText(reason: Failure, message: string): string {
  switch (reason) {
    case 'no-wasm':
      return translate({
        id: 'training-catalog.pyodide-runner.noWasm',
        message:
          'This browser does not run WebAssembly, or it is switched off, so Python cannot run here. Another browser may run it; a computer with Python does.',
      });
    case 'network':
      return translate({
        id: 'training-catalog.pyodide-runner.notLoaded',
        message:
          'Python could not be loaded. Check the connection, and press Run again. Nothing that you typed is lost.',
      });
    case 'status':
      return translate({
        id: 'training-catalog.pyodide-runner.refusedByNetwork',
        message:
          'Python could not be loaded: the site, or a filter of this network, refused it. Press Run again later, or use another network. Nothing that you typed is lost.',
      });
    case 'content':
      return translate({
        id: 'training-catalog.pyodide-runner.wrongAnswer',
        message:
          'This network answered with something else than Python, such as a page for signing in. Sign in to it, or use another network, and press Run again. Nothing that you typed is lost.',
      });
    case 'silence':
      return translate({
        id: 'training-catalog.pyodide-runner.silence',
        message:
          'The network has stopped answering, so Python could not be loaded. Press Run again. Nothing that you typed is lost.',
      });
    case 'stuck':
      return translate({
        id: 'training-catalog.pyodide-runner.stuck',
        message:
          'Python was loaded, but did not start within a minute. Close other pages and programs, and press Run again. Nothing that you typed is lost.',
      });
    case 'data-content':
      return translate({
        id: 'training-catalog.pyodide-runner.wrongData',
        message:
          'This network answered with something else than the data of this page, such as a page for signing in. Sign in to it, or use another network, and press Run again.',
      });
    case 'data-network':
    case 'data-status':
    case 'data-silence':
      return translate({
        id: 'training-catalog.pyodide-runner.dataNotLoaded',
        message: 'The data of this page could not be loaded. Check the connection, and press Run again.',
      });
    case 'python':
      return translate(
        {
          id: 'training-catalog.pyodide-runner.notStarted',
          message: 'Python could not be started in this browser ({message}). Press Run to try again.',
        },
        {message},
      );
  }
}

/** An error of Python in plain words; undefined for those that say enough themselves. */
function problemText({kinds, name, message, isStandard}: Problem): string | undefined {
  const is = (kind: string): boolean => kinds.includes(kind);
  if (is('ModuleNotFoundError') && isStandard) {
    return translate(
      {
        id: 'training-catalog.pyodide-runner.standardModule',
        message:
          'The module {name} belongs to Python, but needs something that a page does not have, such as windows. Run this program on a computer with Python.',
      },
      {name},
    );
  }
  if (is('ZoneInfoNotFoundError')) {
    return translate({
      id: 'training-catalog.pyodide-runner.timeZone',
      message:
        'This page does not have the time zones of the world. Write the difference to UTC instead, such as timezone(timedelta(hours=-6)).',
    });
  }
  if (is('RuntimeError') && message.includes('start new thread')) {
    return translate({
      id: 'training-catalog.pyodide-runner.thread',
      message:
        'A program on this page has one thread. Do the work one after the other, or run it on a computer with Python.',
    });
  }
  if (is('ModuleNotFoundError')) {
    return translate(
      {
        id: 'training-catalog.pyodide-runner.module',
        message:
          'There is no module {name} here: this page has the standard library of Python, and the files above. Check the spelling, or remove the import.',
      },
      {name},
    );
  }
  if (is('SyntaxError')) {
    return translate({
      id: 'training-catalog.pyodide-runner.syntax',
      message:
        'Python could not read the program. Look at the line above, and at the one before it: a bracket, a quotation mark, a colon, or the indentation may be missing.',
    });
  }
  if (is('FileNotFoundError')) {
    return translate(
      {
        id: 'training-catalog.pyodide-runner.file',
        message: 'There is no file {name}. Run the steps above first, or check the spelling.',
      },
      {name},
    );
  }
  if (is('NameError')) {
    return translate(
      {
        id: 'training-catalog.pyodide-runner.name',
        message: 'Nothing is called {name} at this point. Check the spelling, and that it is defined before this line.',
      },
      {name},
    );
  }
  if (is('EOFError')) {
    return translate({
      id: 'training-catalog.pyodide-runner.input',
      message:
        'The program asks for input, which it cannot get on this page. Write the value into the program instead.',
    });
  }
  if (is('OSError') && /unreachable/i.test(message)) {
    return translate({
      id: 'training-catalog.pyodide-runner.network',
      message: 'Programs on this page cannot reach the network. Run this one on a computer with Python.',
    });
  }
  return undefined;
}

/** How a step ended, in words; empty if it ended well. */
export function endingText(ending: Ending | 'stopped' | 'crashed'): string {
  if (ending === 'stopped') {
    return translate({
      id: 'training-catalog.pyodide-runner.stopped',
      message: 'Stopped. Files are as they were before this run.',
    });
  }
  if (ending === 'crashed') {
    return translate({
      id: 'training-catalog.pyodide-runner.crashed',
      message:
        'Python itself ended, perhaps because the program needs more memory, or calls itself more often, than a page allows. The next run starts it again, with the files from before this one.',
    });
  }
  if ('refusal' in ending) {
    const {line, word, meant} = ending.refusal;
    if (meant === 'program') {
      return translate(
        {
          id: 'training-catalog.pyodide-runner.refusedProgram',
          message:
            'Line {line}: {word} is Python, and this step takes commands. Write it into a program above, and run that with python3 and the name of its file.',
        },
        {line, word},
      );
    }
    if (meant === 'prompt') {
      return translate(
        {
          id: 'training-catalog.pyodide-runner.refusedPrompt',
          message:
            'Line {line}: {word} needs the name of a program here, such as {word} count.py; a page has no prompt to type Python at.',
        },
        {line, word},
      );
    }
    return translate(
      {
        id: 'training-catalog.pyodide-runner.refused',
        message:
          'Line {line}: {word} needs a shell. Commands that run here are python3, cat, head, tail, ls, and echo, one on a line.',
      },
      {line, word},
    );
  }
  const {status, problem} = ending;
  if (status === 0) {
    return '';
  }
  if (!problem) {
    return translate(
      {id: 'training-catalog.pyodide-runner.status', message: 'The step ended with exit status {status}.'},
      {status},
    );
  }
  const [kind = ''] = problem.kinds;
  const [message = ''] = problem.message.split('\n');
  const error = translate(
    {
      id: 'training-catalog.pyodide-runner.error',
      message: 'The step ended with an error: {error}.',
    },
    {error: [kind, message.replace(/\.$/, '')].filter(Boolean).join(': ')},
  );
  return `${error} ${problemText(problem) ?? ''}`.trim();
}

/** What a step has drawn, or why that is not shown as it should be. */
export function pictureText(picture: Picture): string {
  const {file} = picture;
  switch (picture.fault) {
    case undefined:
      return translate(
        {id: 'training-catalog.pyodide-runner.picture', message: 'Picture: {title}.'},
        {title: picture.title.replace(/\.$/, '')},
      );
    case 'title':
      return translate(
        {
          id: 'training-catalog.pyodide-runner.pictureTitle',
          message:
            'The picture {file} has no title, so those who do not see it learn only its name. Write a title element first into its svg element.',
        },
        {file},
      );
    case 'size':
      return translate(
        {
          id: 'training-catalog.pyodide-runner.pictureSize',
          message: 'The picture {file} is larger than one megabyte, so it is not shown.',
        },
        {file},
      );
    case 'form':
      return translate(
        {
          id: 'training-catalog.pyodide-runner.pictureForm',
          message: 'The file {file} is not SVG that a browser can show: {message}.',
        },
        {file, message: picture.message},
      );
  }
}
