// Part of an escaped line break. cspell:ignore nsed
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {frontMatterDiagnostics} from '../../content-lint/rules/frontMatterRules';
import {parsePage} from '../../content-lint/model/page';
import {countSteps, type PageStepCount} from '../../content-lint/model/countSteps';
import {isSetup} from '../../content-lint/model/setupSteps';
import {readSteps, type Step} from '../../content-lint/model/steps';
import {pageDiagnostics} from '../../content-lint/rules/pageRules';
import type {LastRun} from '../../content-lint/model/schemas';
import steps from '../../plugins/remark-steps';
import {notRunText} from '../../plugins/remark-steps/runLine';
import {extentOf, lastDayOf, runParts, sumOf, type ProjectSteps} from '../../shared/lastRun';

const stepsIn = (text: string): Step[] =>
  readSteps(parsePage({file: 'docs/a.md', text}).tree, text).parts.filter((part): part is Step => part.kind === 'step');

const block = (info: string, code = './owls'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** The record of a run of all steps of a page but some. */
const runOf = (text: string, except: readonly number[] = []): LastRun => ({
  date: new Date('2026-11-23'),
  system: 'Debian 12',
  tools: ['Python 3.11'],
  commit: 'abc1234',
  minutes: 12,
  steps: stepsIn(text)
    .filter(({number}) => !except.includes(number))
    .map(({fingerprint}) => fingerprint)
    .join(' '),
});

const count = (text: string, except: readonly number[] = [], file = 'docs/Owls/tutorial.md'): PageStepCount => {
  const counted = countSteps(file, parsePage({file, text}).tree, text, runOf(text, except));
  if (!counted) {
    throw new Error('the page has no steps');
  }
  return counted;
};

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
    const counted = (name: string, text: string) =>
      countSteps(file(name), parsePage({file: file(name), text}).tree, text, undefined)?.total;
    const list = '1. Open it.\n2. Close it.\n';
    expect(['tutorials', 'how-to', 'hot-to'].map((name) => counted(name, list))).toEqual([2, 2, 2]);
    expect(['explanation', 'index', 'not-a-how-to-do'].map((name) => counted(name, list))).toEqual(
      Array(3).fill(undefined),
    );
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
      const counted = countSteps(file, parsePage({file, text}).tree, text, runOf(before));
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

describe('a page says about its steps', () => {
  const body = `## Step 1: Get it\n\n${block('bash run title="a" {1}', './get')}\n## Step 6: Train\n\n${block('bash run needs="a GPU"', './train')}`;

  /** The page after the plugin. */
  function treeOf(frontMatter: object, text = body, path = 'docs/Owls/tutorial.md'): Root {
    const file = new VFile({value: text, path});
    file.data.frontMatter = frontMatter;
    const processor = unified().use(remarkParse).use(steps);
    return processor.runSync(processor.parse(file), file) as Root;
  }
  const lineOf = (text: string, except: readonly number[]): string =>
    toString(treeOf({lastRun: runOf(text, except)}, text).children[0]);

  it('how many were run, when, on what, and which were not', () => {
    const {children} = treeOf({lastRun: runOf(body, [2])});
    expect(toString(children[0])).toBe(
      '1 of 2 steps run on 2026-11-23; 1 by reading. Run on Debian 12, Python 3.11, commit abc1234, 12 minutes. Not run: step 6 (needs a GPU).',
    );
    expect(children[0]).toMatchObject({
      data: {hProperties: {className: ['last-run', 'not-searched']}},
      children: [{}, {data: {hName: 'time', hProperties: {className: ['unbroken'], dateTime: '2026-11-23'}}}, {}],
    });
    expect(children[1]).toMatchObject({type: 'heading'});
  });

  it('that all were run', () => {
    expect(lineOf(body, [])).toMatch(/^All 2 steps run on 2026-11-23\. Run on Debian 12/);
  });

  it('in bold, before all numbers, that most were not run', () => {
    const text = `${body}\n## 7. Open it\n`;
    expect(lineOf(text, [2])).toMatch(/^Mostly not run: 1 of 3 steps run on 2026-11-23; 2 by reading\./);
    const [line] = treeOf({lastRun: runOf(text, [2])}, text).children;
    expect(line).toMatchObject({children: [{type: 'strong', children: [{value: 'Mostly not run'}]}, {}, {}, {}, {}]});
  });

  it('that only the setup was run, if no other step was', () => {
    const text = `${block('bash run', 'git clone a')}\n${block('bash run needs="a GPU"')}`;
    expect(lineOf(text, [2])).toMatch(/^Only setup run: 1 of 2 steps run on 2026-11-23; 1 by reading/);
    expect(lineOf(text, [])).toMatch(/^All 2 steps run/);
  });

  it('that none was run, and nothing if it has none; never the keywords of the runner', () => {
    expect(toString(treeOf({}).children[0])).toBe('Not run: 2 steps by reading.');
    const tree = JSON.stringify(treeOf({}, body, 'docs/Owls/explanation.md'));
    expect(tree).not.toMatch(/needs=|"run/);
    expect(tree).toContain('"meta":"title=\\"a\\" {1}"');
    expect(JSON.stringify(treeOf({}, 'Text.\n'))).not.toContain('last-run');
  });

  it('which blocks the search leaves out: output and files', () => {
    const text = ['bash run', 'text output', 'python save title="a.py"', 'bash']
      .map((info) => block(info, 'ls'))
      .join('\n');
    const {children} = treeOf({}, text);
    expect(children.slice(1).map(({type}) => type)).toEqual(['code', 'mdxJsxFlowElement', 'mdxJsxFlowElement', 'code']);
    expect(children[2]).toMatchObject({attributes: [{name: 'className', value: 'not-searched'}]});
  });
});

describe('the steps that were not run are named', () => {
  const gpu = 'bash run needs="a GPU"';
  const named = (text: string, except: readonly number[]): string => notRunText(count(text, except).steps);
  const numbered = (...infos: string[]): string =>
    infos.map((info, index) => `## Step ${index + 1}: Do it\n\n${block(info, `./owls ${index}`)}`).join('\n');

  it('by their numbers, grouped by what they need', () => {
    const text = numbered('bash run', gpu, gpu, gpu, 'bash', 'bash run needs="Docker"');
    expect(named(text, [2, 3, 4, 5])).toBe('steps 2 to 4 (need a GPU); step 5; step 6 (needs Docker)');
  });

  it('as part of a step', () => {
    expect(named(`${numbered('bash run')}\n${block(gpu, 'x')}`, [2])).toBe('part of step 1 (needs a GPU)');
  });

  it('by the heading above them, if something is needed', () => {
    const text = `## Install\n\n${block('bash run')}\n## Train it\n\n${block(gpu)}\n## Look\n\n1. Open the page.\n`;
    expect(named(text, [2])).toBe('“Train it” (needs a GPU)');
  });

  it('with all that the steps before them need', () => {
    const text = numbered(
      'bash run needs="Docker, software: jq, network: example.org"',
      'bash run needs="step 1"',
      'bash run needs="step 2, a GPU"',
    );
    expect(named(text, [1, 2, 3])).toBe(
      'steps 1 and 2 (need Docker, a connection to example.org, and jq); step 3 (needs Docker, a GPU, a connection to example.org, and jq)',
    );
  });
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

  it('are said not to be run if fewer than half were', () => {
    const lastRun = '2026-11-23';
    const runText = (steps: ProjectSteps): string => {
      const {text, day, rest = ''} = runParts(steps);
      return day === undefined ? text : `${text} ${day}${rest}`;
    };
    expect(runText({...of(9, 9), lastRun})).toBe('All 9 steps run on 2026-11-23');
    expect(runText({...of(9, 5, 1), lastRun})).toBe('5 of 9 steps run on 2026-11-23, 1 in part; 3 by reading');
    expect(runText({...of(9, 2), lastRun})).toBe('Mostly not run: 2 of 9 steps run on 2026-11-23; 7 by reading');
    expect(runText(of(9, 0))).toBe('Not run: 9 steps by reading');
    expect(runText({...of(1, 1), lastRun})).toBe('1 of 1 step run on 2026-11-23');
  });

  it('were last run on the newest day of their pages', () => {
    const on = (date: string | Date) => ({...runOf(''), date});
    expect(lastDayOf([])).toBeUndefined();
    expect(lastDayOf([on('2026-11-20'), on(new Date('2026-11-23')), on('2025-12-31')])).toBe('2026-11-23');
  });
});

describe('a step of the setup', () => {
  const stepsOf = (...blocks: string[]): Step[] => {
    const text = blocks.map((block) => `\`\`\`${block}\n\`\`\`\n`).join('\n');
    const {parts} = readSteps(parsePage({file: 'docs/a.md', text}).tree, text);
    return parts.filter((part): part is Step => part.kind === 'step');
  };

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

describe('the check', () => {
  const file = 'docs/a.md';
  const record = (ran: string): string =>
    `lastRun:\n  date: 2026-11-23\n  system: Debian 12\n  minutes: 1\n  steps: "${ran}"\n`;
  const page = (text: string, frontMatter = '') => ({
    file,
    text: `---\ntitle: A\ndescription: B.\n${frontMatter}---\n\n${text}`,
  });
  const faults = (text: string, frontMatter?: string): string[] =>
    pageDiagnostics(page(text, frontMatter)).map(({line, message}) => `${line}: ${message}`);
  const fingerprint = (code: string): string => stepsIn(block('bash run', code))[0]?.fingerprint ?? '';

  it('reports a record of steps that the page does not have', () => {
    expect(faults('Text.\n', record(fingerprint('./a')))).toEqual([
      '1: "lastRun" names no step of the page; run npm run tutorials -- --record "docs/a.md", or remove "lastRun"',
    ]);
    expect(faults(block('bash run', './a'), record(fingerprint('./a')))).toEqual([]);
  });

  it('reports a step that is marked as run, but was never run, or changed since', () => {
    const steps = `${block('bash run', './a')}\n${block('bash run', './b')}`;
    expect(faults(steps)).toEqual([
      expect.stringMatching(
        /^6: this step was never run, but is marked with run; run npm run tutorials -- --record "docs\/a\.md", or remove run$/,
      ),
      expect.stringMatching(/^10: this step was never run/),
    ]);
    expect(faults(steps, record(fingerprint('./a')))).toEqual([
      expect.stringMatching(
        /^15: this step, or a file that it uses, was changed or added after the run of 2026-11-23, but is marked with run/,
      ),
    ]);
  });

  it('does not report a step that could not be run, or depends on one', () => {
    const steps = [block('bash run', './a'), block('bash run needs="a GPU"'), block('bash run needs="step 2"', 'ls')];
    expect(faults(steps.join('\n'), record(fingerprint('./a')))).toEqual([]);
    expect(
      faults(`${steps.join('\n')}\n${block('bash run needs="step 1"', 'ls')}`, record(fingerprint('./a'))),
    ).toEqual([expect.stringMatching(/^23: this step, or/)]);
  });

  it.each([
    ['Steps 2 to 8 need an account and were not run for this page.'],
    ['The first commands have never been tried.'],
    ['It was not tested for this lesson.'],
    ['Here is one sentence. All programs on this page were run against a mock.'],
  ])('reports a sentence that says what was run: %s', (sentence) => {
    const text = `${block('bash run', './a')}\nLook:\n\n${sentence} And more.\n`;
    expect(faults(text, record(fingerprint('./a')))).toEqual([
      expect.stringMatching(/^17: “[^”]*” says what was run; the line below the title does/),
    ]);
  });

  it.each([
    ['Steps 2 to 8 need an account.'],
    ['The tests are run by a workflow.'],
    ['If a step was skipped, run it again.'],
    ['After the model was run, open the result.'],
  ])('does not report: %s', (sentence) => {
    expect(faults(`${block('bash run', './a')}\n${sentence}\n`, record(fingerprint('./a')))).toEqual([]);
  });

  it.each([
    ['a day in words', {date: 'yesterday'}, /"lastRun.date": write a date|invalid value/],
    ['a commit that is a number', {commit: 1234567}, /"lastRun.commit": put the commit in quotes/],
    ['no minutes', {minutes: undefined}, /"lastRun.minutes": it is missing/],
    ['a fingerprint that is a number', {steps: 123456}, /"lastRun.steps": put the fingerprints in quotes/],
    ['a fingerprint of a wrong length', {steps: '12345'}, /"lastRun.steps": it is written by npm run tutorials/],
    ['a key that is derived', {setupOnly: true}, /unknown key "setupOnly"/],
  ])('names %s', (_name, change, message) => {
    const values = {title: 'A', description: 'B.', lastRun: {...runOf(block('bash run')), ...change}};
    const found = frontMatterDiagnostics(page(''), values, []);
    expect(found.map((fault) => fault.message)).toEqual([expect.stringMatching(message)]);
  });
});
