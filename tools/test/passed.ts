import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gitOutput} from '@training-catalog/utils/node';
import type {Step, StepResults} from './runSteps';

/** Where the keys of steps that passed are kept; `docusaurus clear` leaves this folder alone. */
const record = '.cache/test/passed.json';

/**
 * Steps that passed, with what. A step whose inputs, and those of the steps whose output it reads, are what they were
 * would pass again.
 */
export class PassedSteps implements StepResults {
  private readonly passed: Record<string, string>;

  /** Keys of the steps of this run, as they were when each began: a file may be edited while a step runs. */
  private readonly begun = new Map<string, string>();

  /**
   * @param steps all steps of the run
   * @param root root of the repository
   * @param isForced whether all run again
   */
  constructor(
    private readonly steps: readonly Step[],
    private readonly root: string,
    isForced = false,
  ) {
    const file = path.join(root, record);
    this.passed =
      !isForced && fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>) : {};
  }

  has(step: Step): boolean {
    const key = this.keyOf(step);
    if (key === undefined) {
      return false;
    }
    this.begun.set(step.name, key);
    return this.passed[step.name] === this.withOutput(step, key);
  }

  set(step: Step, hasPassed: boolean): void {
    const key = this.begun.get(step.name);
    if (key === undefined) {
      return;
    }
    if (hasPassed) {
      this.passed[step.name] = this.withOutput(step, key);
    } else {
      Reflect.deleteProperty(this.passed, step.name);
    }
    const file = path.join(this.root, record);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify(this.passed, null, 2)}\n`);
  }

  /** What decides whether a step passes; undefined if it always runs. */
  private keyOf(step: Step): string | undefined {
    const files = step.inputs && this.filesOf([...step.inputs, 'package.json', 'package-lock.json']);
    if (!files) {
      return undefined;
    }
    const read = this.steps.filter(({name}) => step.readsOutputOf?.includes(name) === true);
    return hash(
      'sha256',
      JSON.stringify([
        step.command,
        step.env,
        process.version,
        process.platform,
        step.readsHistory === true && gitOutput(this.root, 'rev-parse', 'HEAD'),
        read.map((one) => this.keyOf(one)),
        files.map((file) => [file, this.hashOf(file)]),
      ]),
    );
  }

  /** Files that match git patterns, tracked or new, without those that git ignores; undefined outside git. */
  private filesOf(patterns: readonly string[]): string[] | undefined {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
    return gitOutput(this.root, ...list)
      ?.split('\0')
      .filter(Boolean);
  }

  /** Hash of the content of a file; empty if it is gone. */
  private hashOf(name: string): string {
    const file = path.join(this.root, name);
    return fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true ? hash('sha256', fs.readFileSync(file)) : '';
  }

  private withOutput({output}: Step, key: string): string {
    return output === undefined ? key : `${key} ${this.stateOf(path.join(this.root, output))}`;
  }

  /** Names, sizes, and times of the files in a folder: what changes if somebody else writes it. */
  private stateOf(folder: string): string {
    if (!fs.existsSync(folder)) {
      return 'missing';
    }
    const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
    const states = names.map((name) => {
      const {size, mtimeMs} = fs.statSync(path.join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    });
    return hash('sha256', states.join('\n'));
  }
}
