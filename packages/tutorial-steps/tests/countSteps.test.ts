// Part of an escaped line break. cspell:ignore nsed
import {describe, expect, it} from 'vitest';
import {defaultGuides} from '../src/countSteps.js';
import {isSetup} from '../src/setupSteps.js';
import {extentOf, lastDayOf, sumOf} from '../src/stepCount.js';
import type {Step} from '../src/steps.js';
import {block, count, countIn, runOf, stepsIn} from './pages.js';

describe('a step, as a reader counts it, is', () => {
  it('a numbered heading with everything in it', () => {
    const text = [
      '## Step 1: Get it\n',
      block('bash run'),
      block('bash run', 'ls'),
      '### More\n',
      block('python run'),
      '## 2. Look\n\nOpen the page.\n',
      '## Then\n\nYou are done. 3. is no heading.\n',
    ].join('\n');
    expect(count(text).steps).toMatchObject([
      {line: 1, number: 1, extent: 'run'},
      {number: 2, extent: 'reading'},
    ]);
  });

  it('elsewhere, an item of a numbered list with everything in it', () => {
    const item = (info: string): string => block(info).replaceAll(/^(?=.)/gm, '   ');
    const text = `## Count\n\n1. Run it:\n\n${item('bash run')}\n${item('python run')}\n2. Open the result.\n3. Or:\n\n${item('bash')}\n- Not a step.\n`;
    expect(count(text).steps.map(({line, extent}) => [line, extent])).toEqual([
      [3, 'run'],
      [13, 'reading'],
      [14, 'reading'],
    ]);
  });

  it('elsewhere, a block of shell or Python code, marked or not, but no output, file, or other language', () => {
    const text = ['bash run', 'text output', 'sh', 'python', 'json', 'python save title="a.py"', 'bash run']
      .map((info) => block(info, info))
      .join('\n');
    expect(count(text).steps.map(({extent}) => extent)).toEqual(['run', 'reading', 'reading', 'run']);
  });

  it('not an answer of a quiz', () => {
    const text = `${block('bash run')}\n:::quiz{type="order"}\n\n1. First\n2. Then\n\n:::\n`;
    expect(count(text, [], 'Education/Owls.md').steps).toHaveLength(1);
  });

  it('only on tutorials and guides, and on pages that run something', () => {
    const file = (name: string): string => `docs/Owls/${name}.md`;
    const guides = [...defaultGuides, 'lab'];
    const counted = (name: string, text: string) => countIn(file(name), text, undefined, guides)?.total;
    const list = '1. Open it.\n2. Close it.\n';
    expect(['tutorials', 'how-to', 'lab'].map((name) => counted(name, list))).toEqual([2, 2, 2]);
    expect(['explanation', 'index', 'not-a-how-to-do'].map((name) => counted(name, list))).toEqual(
      Array(3).fill(undefined),
    );
    expect(countIn(file('lab'), list)).toBeUndefined();
    expect(counted('index', `${list}\n${block('bash run')}`)).toBe(3);
    expect(counted('how-to', 'Nothing to do.\n')).toBeUndefined();
  });
});

describe('a step was run', () => {
  it('in part if some of its blocks were, or a block or an item in it is not marked', () => {
    const step = (...content: string[]): string => ['## 1. Do it\n', ...content].join('\n');
    const run = block('bash run');
    expect(count(step(run, block('bash run', 'ls')), [2]).inPart).toBe(1);
    expect(count(step(run, block('bash', 'ls'))).inPart).toBe(1);
    expect(count(step(run, '1. Press the button.\n')).inPart).toBe(1);
    expect(count(step(run, '- Look at it.\n'))).toMatchObject({run: 1, inPart: 0});
    expect(count(step(run), [1])).toMatchObject({run: 0, inPart: 0});
  });

  it('if it saves a file, when the step that uses the file was', () => {
    const text = `## 1. Save\n\n${block('python save title="a.py"', 'x')}\n## 2. Run\n\n${block('bash run', 'python a.py')}\n`;
    expect(count(text).run).toBe(2);
    expect(count(text, [1]).run).toBe(0);
    expect(count(`## 1. Save\n\n${block('python save title="a.py"', 'x')}\n`).run).toBe(0);
  });

  it('as it is: not after its code, or a file that it uses, was changed', () => {
    const before = `${block('python save title="a.py"', 'x = 1')}\n${block('bash run', 'python a.py')}\n${block('bash run')}`;
    const after = (from: string, to: string): boolean[] => {
      const text = before.replace(from, to);
      const file = 'docs/Owls/tutorial.md';
      const counted = countIn(file, text, runOf(before));
      return (counted?.steps ?? []).map(({extent}) => extent === 'run');
    };
    expect(after('bash run', 'bash run timeout="9"')).toEqual([true, true]);
    expect(after('x = 1', 'x = 2')).toEqual([false, true]);
    expect(after('a.py"', 'b.py"')).toEqual([false, true]);
    expect(after('./owls', './owls --all')).toEqual([true, false]);
  });
});

it('a command that is written twice was run as often as it is recorded', () => {
  expect(count(`${block('bash run')}\n${block('bash run')}`, [2]).steps.map(({extent}) => extent)).toEqual([
    'run',
    'reading',
  ]);
});

describe('the steps of a project', () => {
  const of = (total: number, run: number, inPart = 0) => ({total, run, inPart});

  it('are those of its pages', () => {
    expect(sumOf([])).toBeUndefined();
    expect(sumOf([of(3, 1, 1), of(4, 4)])).toEqual(of(7, 5, 1));
    const setup = {...of(3, 1), setupOnly: true as const};
    expect(sumOf([setup, of(2, 0)])).toEqual({...of(5, 1), setupOnly: true});
    expect(sumOf([setup, of(2, 1)])).toEqual(of(5, 2));
  });

  it.each([
    ['all', of(9, 9)],
    ['at least half', of(8, 4)],
    ['fewer than half', of(9, 4, 5)],
    ['none', of(9, 0)],
    ['setup only', {...of(9, 9), setupOnly: true as const}],
  ])('were run: %s', (extent, steps) => {
    expect(extentOf(steps)).toBe(extent);
  });

  it('were last run on the newest day of their pages', () => {
    const on = (date: string | Date) => ({...runOf(''), date});
    expect(lastDayOf([])).toBeUndefined();
    expect(lastDayOf([on('2026-11-20'), on(new Date('2026-11-23')), on('2025-12-31')])).toBe('2026-11-23');
  });
});

describe('a step of the setup', () => {
  const stepsOf = (...blocks: string[]): Step[] => stepsIn(blocks.map((one) => `\`\`\`${one}\n\`\`\`\n`).join('\n'));

  it.each([
    ['a clone', 'git clone https://github.com/o/owls && cd owls\ngit checkout v1 # the release'],
    [
      'an installation',
      'python3 -m venv venv\n. venv/bin/activate\npip install --quiet \\\n  -r requirements.txt "owls[all]; x"',
    ],
    [
      'an installation as root',
      'sudo apt-get install -y jq\nsudo DEBIAN_FRONTEND=noninteractive apt-get install -y curl',
    ],
    ['a download', 'curl -fsSL -o owls.csv https://example.org/owls.csv\nhead -n 2 owls.csv | wc -l'],
    [
      'settings',
      'export PORT=8000\nkey=$(openssl rand -hex 12)\nsed -i.bak "s/KEY/$key/" a.yml; grep -c \'a; b\' a.yml',
    ],
    ['a written file', "cat > a.csv <<'END'\npython a.py\nEND\nls"],
    ['packages of a front end', 'npx pnpm@10.11.0 install && npm ci'],
    ['a version', 'python --version'],
  ])('is %s', (_name, code) => {
    expect(stepsOf(`bash run\n${code}`).map(isSetup)).toEqual([true]);
  });

  it.each([
    ['a program', 'pip install owls\npython count.py'],
    ['a program in a pipe', 'cat owls.csv | python count.py'],
    ['a build', 'git clone https://github.com/o/owls\nmake'],
    ['a request', 'curl -X POST http://127.0.0.1:8000/do'],
    ['a program in an environment', 'conda run -n owls python count.py'],
    ['a call in quotes', 'bash -c "ls; cd a"'],
  ])('is not %s', (_name, code) => {
    expect(stepsOf(`bash run\n${code}`).map(isSetup)).toEqual([false]);
  });

  it('is not Python, and not a server', () => {
    expect(stepsOf('python run\nls', 'bash run background\nls').map(isSetup)).toEqual([false, false]);
  });
});
