// cspell:ignore esac fdopen isinstance noprofile norc
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import type {Readable, Writable} from 'node:stream';
import {endProcesses, type Workspace} from './workspace.js';

/** How a step ended: with a status, or because it was stopped, and why. */
export type Ending = {status: number} | {stopped: string};

/** What a step did. */
export interface Result {
  ending: Ending;
  /** Its output, including errors, in the order of a terminal. */
  printed: string;
}

/** Output of a background step so far. */
const contentOf = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A process that reads commands as lines and answers each with a line that begins with a status. */
class Worker {
  private readonly answers: AsyncIterator<string>;
  private readonly commands: Writable;
  /** Why it accepts no more steps. */
  private ended: string | undefined;
  /**
   * If a step ends the shell with "exit", its servers keep the stream of answers open, so the end of the process is
   * awaited, too.
   */
  private readonly gone: Promise<undefined>;

  constructor(
    private readonly child: ChildProcess,
    private readonly workspace: Workspace,
    streams: {commands: Writable; answers: Readable},
    private readonly name: string,
  ) {
    this.commands = streams.commands;
    // The process may end before it has read the command; the missing answer is reported.
    this.commands.on('error', () => undefined);
    this.gone = new Promise((resolve) => {
      child.once('exit', () => setTimeout(() => resolve(undefined), 100));
      child.once('error', ({message}) => {
        this.ended ??= `the ${name} could not be started: ${message}`;
        resolve(undefined);
      });
    });
    this.answers = readline.createInterface({input: streams.answers})[Symbol.asyncIterator]();
  }

  /**
   * @param limit seconds
   * @param stopReason called every half second; returns why to stop, if there is a reason
   */
  async run(command: string, limit: number, stopReason: () => string | undefined): Promise<Ending> {
    if (this.ended !== undefined) {
      return {stopped: this.ended};
    }
    this.commands.write(`${command}\n`);
    let stopped: string | undefined;
    const startTime = Date.now();
    const timer = setInterval(() => {
      stopped ??=
        Date.now() - startTime > limit * 1000
          ? `it took longer than ${limit} s; write a longer timeout="..." if that is expected`
          : stopReason();
      if (stopped !== undefined) {
        this.end(`the ${this.name} was ended in an earlier step`);
      }
    }, 500);
    const answer = await Promise.race([this.answers.next().then(({value}) => value as string | undefined), this.gone]);
    clearInterval(timer);
    if (answer !== undefined && stopped === undefined) {
      return {status: Number(answer)};
    }
    const reason = stopped ?? this.ended ?? `it ended the ${this.name}`;
    this.ended ??= `the ${this.name} was ended in an earlier step`;
    return {stopped: reason};
  }

  end(reason = `the ${this.name} was ended`): void {
    this.ended ??= reason;
    try {
      // Without a process, -0 would mean our own process group.
      if (this.child.pid !== undefined) {
        process.kill(-this.child.pid, 'SIGKILL');
      }
    } catch {
      // It has ended by itself.
    }
    endProcesses(this.workspace);
  }
}

/**
 * A command that fails ends its step, because a reader would stop there; within functions and conditions, it may fail.
 */
const trap = `trap '__status=$?; case "\${BASH_SOURCE[0]}" in */step-*.sh) return $__status;; esac' ERR`;

/** Reads steps from a stream, runs each, and answers with its status, until the stream ends. Names persist. */
const interpreter = `
import ast, json, os, sys, traceback
commands, answers = os.fdopen(3), os.fdopen(4, "w")
for fd in (3, 4):
    os.set_inheritable(fd, False)
names = sys.modules["__main__"].__dict__
sys.path[0] = ""
for command in commands:
    file = json.loads(command)
    with open(file, encoding="utf-8") as stream:
        code = stream.read()
    status = 0
    try:
        # As the interactive interpreter: what an expression gives is shown.
        exec(compile(ast.Interactive(ast.parse(code, "<stdin>").body), "<stdin>", "single"), names)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        kind, problem, trace = sys.exc_info()
        traceback.print_exception(kind, problem, trace.tb_next)
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    answers.write("%d\\n" % status)
    answers.flush()
`;

/**
 * Prints where the Python is that a reader would start: `python` of the active environment, or the system's `python3`,
 * because outside of environments many systems have no `python` that works.
 */
export const pythonHere = 'if python -c "" 2>/dev/null; then command -v python; else command -v python3; fi';

/** The shell and the Python interpreter that all steps of a page share. */
export class Sessions {
  private readonly shell: Worker;
  private python: {worker: Worker; program: string; output: string} | undefined;
  private readonly folder: string;
  private count = 0;

  /** @param stopReason called every half second; returns why to stop everything, if there is a reason */
  constructor(
    private readonly workspace: Workspace,
    private readonly stopReason: () => string | undefined,
  ) {
    this.folder = path.join(workspace.root, 'steps');
    fs.mkdirSync(this.folder);
    const child = spawn('bash', ['--noprofile', '--norc'], {
      cwd: workspace.work,
      env: {...workspace.env},
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    const {stdin: commands} = child;
    if (!commands) {
      throw new Error('bash was started without a standard input');
    }
    this.shell = new Worker(child, workspace, {commands, answers: child.stdio[3] as Readable}, 'shell');
  }

  /** Runs commands in the shell. @param limit seconds */
  async runShell(code: string, limit: number): Promise<Result> {
    const [script, output] = this.files('sh', code);
    const ending = await this.shell.run(
      `${trap}; . '${script}' </dev/null >>'${output}' 2>&1 3>&-; __status=$?; trap - ERR; echo $__status >&3`,
      limit,
      this.stopReason,
    );
    return {ending, printed: contentOf(output)};
  }

  /**
   * Starts commands that keep running.
   *
   * @param ready what they print when they are ready; without it, the next step begins after a second
   * @param limit seconds until then
   */
  async startShell(code: string, ready: RegExp | undefined, limit: number): Promise<Result> {
    const [script, output] = this.files('sh', code);
    const status = path.join(this.folder, `${path.basename(output)}.status`);
    const started = await this.shell.run(
      `( . '${script}'; echo $? > '${status}' ) </dev/null >>'${output}' 2>&1 3>&- & echo 0 >&3`,
      limit,
      this.stopReason,
    );
    if ('stopped' in started) {
      return {ending: started, printed: contentOf(output)};
    }
    const startTime = Date.now();
    for (;;) {
      await wait(100);
      const seconds = (Date.now() - startTime) / 1000;
      const printed = contentOf(output);
      const isReady = ready ? ready.test(printed) : seconds > 1;
      const stopped = this.stopReason();
      if (isReady) {
        await wait(200);
        return {ending: {status: 0}, printed: contentOf(output)};
      }
      if (fs.existsSync(status)) {
        const own = Number(contentOf(status));
        return {ending: {stopped: `it exited by itself with status ${own}, but should keep running`}, printed};
      }
      if (stopped !== undefined || seconds > limit) {
        return {ending: {stopped: stopped ?? `it did not print ${String(ready)} within ${limit} s`}, printed};
      }
    }
  }

  /** Runs Python code in the interpreter that the shell currently finds; names persist while it is the same. */
  async runPython(code: string, limit: number): Promise<Result> {
    const env = path.join(this.folder, 'environment');
    const {ending} = await this.runShell(`{ env -0; printf '\\0'; ${pythonHere}; pwd -P; } > '${env}'`, limit);
    if (!('status' in ending) || ending.status !== 0) {
      return {ending: 'stopped' in ending ? ending : {stopped: 'the shell finds no python'}, printed: ''};
    }
    const [variables = '', places = ''] = contentOf(env).split('\0\0');
    const [program = '', cwd = ''] = places.trim().split('\n');
    if (this.python?.program !== program) {
      this.python?.worker.end();
      this.python = this.startPython(program, cwd, variables);
    }
    const {worker, output} = this.python;
    const before = contentOf(output).length;
    const [script] = this.files('py', code);
    const result = await worker.run(JSON.stringify(script), limit, this.stopReason);
    return {ending: result, printed: contentOf(output).slice(before)};
  }

  /** Output of a command in the shell, trimmed; empty if it fails. */
  async outputOf(command: string): Promise<string> {
    const {ending, printed} = await this.runShell(command, 30);
    return 'status' in ending && ending.status === 0 ? printed.trim() : '';
  }

  /** Ends all processes of the page. */
  end(): void {
    this.shell.end();
    this.python?.worker.end();
    endProcesses(this.workspace);
  }

  private startPython(
    program: string,
    cwd: string,
    variables: string,
  ): {worker: Worker; program: string; output: string} {
    const output = path.join(this.folder, `python-${(this.count += 1)}.txt`);
    const log = fs.openSync(output, 'a');
    const child = spawn(program, ['-u', '-c', interpreter], {
      cwd,
      env: Object.fromEntries(
        variables.split('\0').map((line): [string, string] => {
          const at = line.indexOf('=');
          return [line.slice(0, at), line.slice(at + 1)];
        }),
      ),
      detached: true,
      stdio: ['ignore', log, log, 'pipe', 'pipe'],
    });
    fs.closeSync(log);
    const streams = {commands: child.stdio[3] as Writable, answers: child.stdio[4] as Readable};
    return {worker: new Worker(child, this.workspace, streams, 'Python interpreter'), program, output};
  }

  /** Files of a step: its code and its output. */
  private files(ending: string, code: string): [script: string, output: string] {
    this.count += 1;
    const script = path.join(this.folder, `step-${this.count}.${ending}`);
    fs.writeFileSync(script, `${code}\n`);
    return [script, path.join(this.folder, `output-${this.count}.txt`)];
  }
}
