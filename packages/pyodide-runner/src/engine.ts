import type {loadPyodide} from 'pyodide';
import type {Step} from '@training-catalog/tutorial-steps';
import {parseCommands, type Refusal} from './commands.js';
import {driver, driverFile, home} from './driver.js';

/** Python, loaded. */
export type Pyodide = Awaited<ReturnType<typeof loadPyodide>>;

/** What ended a program: the names of its exception and of the classes above it, and what it is about. */
export interface Problem {
  kinds: readonly string[];
  /** Module, name, or file of the exception; empty if it has none. */
  name: string;
  message: string;
  /** Whether it is a module of Python's standard library that is not there. */
  isStandard: boolean;
}

/**
 * A picture that a step has drawn: an SVG file with its texts, or why it is not as it should be: it is too large, is not
 * SVG, or has no title.
 */
export type Picture =
  | {file: string; title: string; description: string; fault?: undefined}
  | {file: string; fault: 'size' | 'title'}
  | {file: string; fault: 'form'; message: string};

/** How a step ended: with a status, or not at all, because a shell is needed. */
export type Ending = {status: number; problem: Problem | null; pictures: readonly Picture[]} | {refusal: Refusal};

type RunEnding = Exclude<Ending, {refusal: Refusal}>;

/** What a session has to know of a step. */
export type Program = Pick<Step, 'language' | 'code'>;

/** The longest output of a step that is shown, in characters; more would make a page unusable. */
export const maxOutput = 100_000;

/** Runs the steps of a page one after the other, in a folder of Pyodide's own file system. */
export class Session {
  private readonly runTask: (task: string) => string;
  private shown = 0;

  /**
   * @param onOutput gets what programs print, output and errors in the order of a terminal. What is beyond `maxOutput`
   *   characters of a step is left out.
   */
  constructor(
    private readonly pyodide: Pyodide,
    private readonly onOutput: (text: string) => void,
  ) {
    for (const set of [pyodide.setStdout, pyodide.setStderr]) {
      const decoder = new TextDecoder();
      set({
        isatty: false,
        write: (bytes) => {
          // Decoding what nobody will see would take most of the time.
          if (this.shown <= maxOutput) {
            this.show(decoder.decode(bytes, {stream: true}));
          }
          return bytes.length;
        },
      });
    }
    const names = pyodide.toPy({__name__: 'pyodide_runner'}) as {get: (name: string) => unknown};
    pyodide.runPython(driver, {globals: names as never, filename: driverFile});
    this.runTask = names.get('run') as (task: string) => string;
  }

  /** Whether the output of the last step was longer than what is shown of it. */
  get isCut(): boolean {
    return this.shown > maxOutput;
  }

  /** Runs a step; the next command of it only if the one before has succeeded. @throws if Python itself has failed. */
  run({language, code}: Program): Ending {
    this.shown = 0;
    if (language === 'python') {
      return this.runOne({code});
    }
    const commands = parseCommands(code);
    if (!Array.isArray(commands)) {
      return {refusal: commands};
    }
    let ending: RunEnding = {status: 0, problem: null, pictures: []};
    const pictures = new Map<string, Picture>();
    for (const {words, filters, target} of commands) {
      ending = this.runOne({words, filters, target: target?.file ?? null, append: target?.append ?? false});
      ending.pictures.forEach((picture) => pictures.set(picture.file, picture));
      if (ending.status !== 0) {
        break;
      }
    }
    return {...ending, pictures: [...pictures.values()]};
  }

  /** Writes a file into the folder. */
  write(file: string, content: string | Uint8Array): void {
    const place = `${home}/${file}`;
    this.pyodide.FS.mkdirTree(place.replace(/\/[^/]*$/, ''));
    this.pyodide.FS.writeFile(place, content);
  }

  /** All files of the folder, by their paths in it. */
  files(): Map<string, Uint8Array> {
    const {FS} = this.pyodide;
    const files = new Map<string, Uint8Array>();
    const collect = (folder: string): void => {
      for (const name of FS.readdir(folder).filter((one: string) => one !== '.' && one !== '..')) {
        const place = `${folder}/${name}`;
        if (FS.isDir(FS.lstat(place).mode)) {
          collect(place);
        } else if (FS.isFile(FS.lstat(place).mode)) {
          files.set(place.slice(home.length + 1), FS.readFile(place));
        }
      }
    };
    collect(home);
    return files;
  }

  private runOne(task: object): RunEnding {
    return JSON.parse(this.runTask(JSON.stringify(task))) as RunEnding;
  }

  private show(text: string): void {
    const rest = text.slice(0, maxOutput - this.shown);
    this.shown += text.length;
    if (rest !== '') {
      this.onOutput(rest);
    }
  }
}
