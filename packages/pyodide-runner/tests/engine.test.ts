// cspell:ignore asyncio nasyncio atexit getcontext zoneinfo
// cspell:ignore setrecursionlimit getcwd shutil nshutil
import {loadPyodide} from 'pyodide';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {maxOutput, Session} from '../src/engine.js';
import {pyodideFolder} from '../src/pyodideFiles.js';

let session: Session;
let printed = '';

beforeAll(async () => {
  session = new Session(await loadPyodide({indexURL: pyodideFolder}), (text) => {
    printed += text;
  });
});

beforeEach(() => {
  printed = '';
});

/** Runs a program that is saved as `owls.py`. */
function runFile(code: string, ...words: string[]) {
  session.write('owls.py', code);
  return session.run({language: 'shell', code: ['python3 owls.py', ...words].join(' ')});
}

describe('a program', () => {
  it('has its arguments, prints output and errors in order, and gives its status', () => {
    const ending = runFile(
      'import sys\nprint("out", sys.argv[1:], __name__)\nprint("err", file=sys.stderr)\nprint("é")\nsys.exit(3)\n',
      'a',
      '"b c"',
    );
    expect(printed).toBe("out ['a', 'b c'] __main__\nerr\né\n");
    expect(ending).toEqual({status: 3, problem: null, pictures: []});
  });

  it('is a fresh one each time, with the files of those before it, changed since or not', () => {
    session.write('nest.py', 'EGGS = 2\n');
    runFile('import nest\nprint(nest.EGGS)\nfound = 1\nopen("eggs.txt", "w").write("two")');
    session.write('nest.py', 'EGGS = 3\n');
    runFile('import nest\nprint(nest.EGGS, "found" in globals(), open("eggs.txt").read())');
    expect(printed).toBe('2\n3 False two\n');
  });

  it('may end with a message, with no status, and by an error in an import', () => {
    expect(runFile('import sys\nsys.exit("no owls")')).toMatchObject({status: 1});
    expect(runFile('import sys\nsys.exit()')).toMatchObject({status: 0});
    session.write('nest.py', 'def look():\n    return 1 / 0\nlook()\n');
    expect(runFile('import nest')).toMatchObject({
      status: 1,
      problem: {kinds: expect.arrayContaining(['ZeroDivisionError']) as unknown},
    });
    expect(printed).toMatch(
      /^no owls\nTraceback \(most recent call last\):\n {2}File "\/home\/reader\/owls.py", line 1, in <module>\n {4}import nest\n {2}File "\/home\/reader\/nest.py", line 3, in <module>\n/,
    );
  });

  it.each([
    ['import numpy', 'ModuleNotFoundError', 'numpy', "ModuleNotFoundError: No module named 'numpy'\n"],
    [
      'open("none.csv")',
      'FileNotFoundError',
      'none.csv',
      "FileNotFoundError: [Errno 2] No such file or directory: 'none.csv'\n",
    ],
    ['print(owl)', 'NameError', 'owl', "NameError: name 'owl' is not defined\n"],
    ['def f(:\n', 'SyntaxError', '', 'SyntaxError: invalid syntax\n'],
    ['input("How many? ")', 'EOFError', '', 'EOFError: EOF when reading a line\n'],
    ['def f(): f()\nf()', 'RecursionError', '', 'RecursionError: maximum recursion depth exceeded\n'],
    ['import os\nos.fork()', 'OSError', '', ''],
  ])('%s ends with a traceback without the frames of the runner', (code, kind, name, last) => {
    const ending = runFile(code);
    expect(ending).toMatchObject({status: 1, problem: {kinds: expect.arrayContaining([kind]) as unknown}});
    expect('problem' in ending && ending.problem?.name).toContain(name);
    expect(printed.endsWith(last)).toBe(true);
    expect(printed).not.toContain('pyodide');
  });

  it('that does not exist is named as Python does', () => {
    expect(session.run({language: 'shell', code: 'python3 none.py'})).toMatchObject({status: 2});
    expect(printed).toBe("python3: can't open file '/home/reader/none.py': [Errno 2] No such file or directory\n");
  });

  it('does not break those after it by what it closes and changes', () => {
    runFile('import os, sys\nsys.stdout.close()\nos.environ["A"] = "1"\nos.chdir("/")\nsys.setrecursionlimit(50)\n');
    runFile('import os\nprint("A" in os.environ, os.getcwd())');
    expect(printed).toBe('False /home/reader\n');
  });

  it('with asyncio runs as in a terminal, and leaves no task to those after it', () => {
    const program = `import asyncio
async def late():
    await asyncio.sleep(0)
    print("late")
    await asyncio.sleep(60)
    print("never")
async def main():
    asyncio.create_task(late())
    print("a")
    async with asyncio.timeout(10):
        await asyncio.gather(*(asyncio.sleep(0.01 * n) for n in range(3)))
    print("b")
`;
    expect(runFile(`${program}asyncio.run(main())\nasyncio.run(main())`)).toMatchObject({status: 0});
    expect(printed).toBe('a\nlate\nb\na\nlate\nb\n');
    printed = '';
    runFile(`${program}loop = asyncio.new_event_loop()\nloop.run_until_complete(main())\nloop.create_task(late())`);
    printed = '';
    runFile('import sqlite3\nprint("next")');
    expect(printed).toBe('next\n');
    expect(session.run({language: 'python', code: 'import asyncio\nasyncio.run(asyncio.sleep(0, 3))'})).toMatchObject({
      status: 0,
    });
    expect(printed).toBe('next\n3\n');
  });

  it('with asyncio that waits for nothing ends, and does not hang', () => {
    const ending = runFile('import asyncio\nasync def main(): await asyncio.Event().wait()\nasyncio.run(main())');
    expect(ending).toMatchObject({status: 1, problem: {message: expect.stringContaining('waits') as unknown}});
    expect(printed).not.toContain('pyodide');
  });

  it('leaves nothing that it has changed in modules to those after it, and ends as a process does', () => {
    runFile(
      [
        'import atexit, builtins, decimal, logging, math, random',
        'logging.basicConfig(level="INFO", format="first %(message)s")',
        'logging.info("one")',
        'logging.getLogger("owls").setLevel("ERROR")',
        'builtins.len = lambda text: 7',
        'math.pi = 3',
        'decimal.getcontext().prec = 3',
        'random.seed(1)',
        'atexit.register(print, "bye")',
        'print("end")',
      ].join('\n'),
    );
    expect(printed).toBe('first one\nend\nbye\n');
    printed = '';
    runFile(
      [
        'import decimal, logging, math, random',
        'logging.basicConfig(level="DEBUG", format="second %(message)s")',
        'logging.getLogger("owls").debug("two")',
        'print(len("ab"), math.pi > 3, decimal.getcontext().prec)',
        'first = random.Random(1).random()',
        'print(random.random() == first)',
      ].join('\n'),
    );
    expect(printed).toBe('second two\n2 True 28\nFalse\n');
  });

  it.each([
    ['import os\nprint("owls")\nos._exit(3)', 3],
    ['import os\nprint("owls")\nos.abort()', 134],
  ])('that ends its process at once does not end Python: %s', (code, status) => {
    expect(runFile(code)).toMatchObject({status});
    runFile('print("next")');
    expect(printed).toBe('owls\nnext\n');
  });

  it.each([
    ['import turtle', {kinds: expect.arrayContaining(['ModuleNotFoundError']) as unknown, isStandard: true}],
    ['import numpy', {name: 'numpy', isStandard: false}],
    [
      'from zoneinfo import ZoneInfo\nZoneInfo("America/Chicago")',
      {
        kinds: expect.arrayContaining(['ZoneInfoNotFoundError']) as unknown,
        message: "'No time zone found with key America/Chicago.'",
      },
    ],
    [
      'import asyncio\nasync def main(): await asyncio.open_connection("owls.example", 80)\nasyncio.run(main())',
      {kinds: expect.arrayContaining(['OSError']) as unknown, message: '[Errno 101] Network is unreachable'},
    ],
    ['import threading\nthreading.Thread(target=print).start()', {message: "can't start new thread"}],
  ])('%s fails with what it lacks', (code, problem) => {
    expect(runFile(code)).toMatchObject({status: 1, problem});
    expect(printed).not.toMatch(/'tzdata'|pyodide/i);
  });

  it('prints at most a number of characters, and runs to its end', () => {
    const ending = runFile(`for n in range(${maxOutput}):\n    print("owls")\nopen("end.txt", "w").write("end")`);
    expect(ending).toMatchObject({status: 0});
    expect([printed.length, session.isCut]).toEqual([maxOutput, true]);
    runFile('print(open("end.txt").read())');
    expect([printed.slice(maxOutput), session.isCut]).toEqual(['end\n', false]);
  });
});

describe('a picture', () => {
  const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  const pictures = (code: string) => session.run({language: 'shell', code});

  it('is known with its texts, however a step writes it', () => {
    session.write('owls.svg', svg('<title> Owls\n of the night </title><desc>Four &lt; five</desc>'));
    const owls = {file: 'owls.svg', title: 'Owls of the night', description: 'Four < five'};
    expect(pictures('cat owls.svg | tail -n 0')).toMatchObject({pictures: []});
    expect(pictures('cat owls.svg > a/copy.svg && echo done')).toMatchObject({
      pictures: [{...owls, file: 'a/copy.svg'}],
    });
    expect(
      runFile(
        'import os, shutil\nshutil.copy("owls.svg", "b.tmp")\nos.rename("b.tmp", "b.svg")\nopen("gone.svg", "w")\nos.remove("gone.svg")',
      ),
    ).toMatchObject({pictures: [{...owls, file: 'b.svg'}]});
    // The same content again is a picture again.
    expect(session.run({language: 'python', code: 'open("owls.svg", "r+").close()'})).toMatchObject({pictures: [owls]});
  });

  it('without a title, that is no SVG, or is too large is said to be so', () => {
    session.write('xml.py', 'raise SystemExit("not this module")');
    const write = (text: string) => runFile(`open("owls.svg", "w").write(${text})`);
    expect(write(JSON.stringify(svg('<g><title>part</title></g>')))).toMatchObject({
      pictures: [{file: 'owls.svg', fault: 'title'}],
    });
    expect(write('"<svg><title>Owls"')).toMatchObject({
      pictures: [{file: 'owls.svg', fault: 'form', message: 'no element found: line 1, column 16'}],
    });
    expect(write('"<svg><title>Owls</title></svg>"')).toMatchObject({
      pictures: [{fault: 'form', message: 'its root is <svg>, without the namespace of SVG'}],
    });
    expect(write('"x" * 1_000_001')).toMatchObject({pictures: [{file: 'owls.svg', fault: 'size'}]});
  });
});

describe('commands', () => {
  const run = (code: string) => session.run({language: 'shell', code});

  it('print, and write to files', () => {
    run(
      "echo one > a.txt\necho two >> a.txt\nhead -n 1 a.txt\ntail -n 1 a.txt\ncat a.txt | tail -n 1\npython3 -c 'print(1)' > sub/b.txt && cat sub/b.txt\nls sub",
    );
    expect(printed).toBe('one\ntwo\ntwo\n1\nb.txt\n');
    expect(new TextDecoder().decode(session.files().get('sub/b.txt'))).toBe('1\n');
  });

  it('count lines as a shell does', () => {
    run('python3 -c \'open("lines.txt", "w").write("a\\fb\\x85c\\nd\\ne")\'\nhead -n 2 lines.txt\ntail -n 1 lines.txt');
    expect(printed).toBe('a\fb\u0085c\nd\ne');
  });

  it('end at the first that fails', () => {
    expect(run('cat none.txt && echo never\necho never')).toMatchObject({status: 1});
    expect(printed).toBe('cat: none.txt: No such file or directory\n');
    expect(run('curl a')).toEqual({refusal: {line: 1, word: 'curl'}});
  });
});

it('keeps the names of interactive steps, and shows what expressions give', () => {
  const run = (code: string) => session.run({language: 'python', code});
  run('eggs = 2\neggs + 1');
  run('eggs\nfor n in range(2):\n    n');
  run('bird');
  expect(printed).toBe(
    '3\n2\n0\n1\nTraceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nNameError: name \'bird\' is not defined\n',
  );
});
