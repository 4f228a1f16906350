// Misspelled on purpose. cspell:ignore notrun nsed
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {frontMatterDiagnostics} from '../../content-lint/rules/frontMatterRules';
import {parsePage} from '../../content-lint/model/page';
import {isSetup, workOf} from '../../content-lint/model/setupSteps';
import {readSteps, type Step} from '../../content-lint/model/steps';
import {pageDiagnostics} from '../../content-lint/rules/pageRules';
import type {LastRun} from '../../content-lint/model/schemas';
import steps from '../../plugins/remark-steps';
import {lastDayOf, notRunText, stepsRunOf} from '../../shared/lastRun';

const lastRun: LastRun = {
  date: new Date('2026-11-23'),
  system: 'Debian 12',
  tools: ['Python 3.11'],
  commit: 'abc1234',
  minutes: 12,
  notRun: [{step: 2, reason: 'needs a GPU'}],
};

const body =
  '## Step 1: Get it\n\n```bash run title="a" {1}\nls\n```\n\n## Step 6: Train\n\n```bash run needs="a GPU"\nls\n```\n';

/** The page after the plugin. */
function treeOf(frontMatter: object): Root {
  const file = new VFile(body);
  file.data.frontMatter = frontMatter;
  const processor = unified().use(remarkParse).use(steps);
  return processor.runSync(processor.parse(file), file) as Root;
}

describe('a page says about its steps', () => {
  it('when they were run, on what, and which were not', () => {
    const {children} = treeOf({lastRun});
    expect(toString(children[0])).toBe(
      'Last run 2026-11-23 on Debian 12, Python 3.11, commit abc1234, 12 minutes; step 6 not run: needs a GPU.',
    );
    expect(children[0]).toMatchObject({
      data: {hProperties: {className: ['last-run', 'not-searched']}},
      children: [{}, {data: {hName: 'time', hProperties: {dateTime: '2026-11-23'}}}, {}],
    });
    expect(children[1]).toMatchObject({type: 'heading'});
  });

  it('that only the setup was run, if no other step was', () => {
    const {children} = treeOf({lastRun: {...lastRun, setupOnly: true}});
    expect(toString(children[0])).toMatch(/^Setup last run 2026-11-23 on Debian 12/);
  });

  it('nothing without a run, and never the keywords of the runner', () => {
    const tree = JSON.stringify(treeOf({}));
    expect(tree).not.toMatch(/last-run|needs=|run/);
    expect(tree).toContain('"meta":"title=\\"a\\" {1}"');
  });

  it('which blocks the search leaves out: output and files', () => {
    const text = ['bash run', 'text output', 'python save title="a.py"', 'bash']
      .map((info) => `\`\`\`${info}\nls\n\`\`\`\n`)
      .join('\n');
    const processor = unified().use(remarkParse).use(steps);
    const {children} = processor.runSync(processor.parse(text), new VFile(text)) as Root;
    expect(children.map(({type}) => type)).toEqual(['code', 'mdxJsxFlowElement', 'mdxJsxFlowElement', 'code']);
    expect(children[1]).toMatchObject({attributes: [{name: 'className', value: 'not-searched'}]});
  });

  it.each([
    ['the number of the heading', [3], ['Step 1', 'Step 2: a', 'Step 5: b'], 'step 5 not run: needs a GPU'],
    ['several steps', [2, 3, 4], ['Step 1', 'Step 2', 'Step 3', 'Step 4'], 'steps 2 to 4 not run: needs a GPU'],
    ['a part of a step', [2], ['Step 1', 'Step 1'], 'part of step 1 not run: needs a GPU'],
    ['a heading without a number', [2], ['Install', 'Train it'], '“Train it” not run: needs a GPU'],
    ['no heading', [1], [''], 'the first step not run: needs a GPU'],
  ])('%s', (_name, numbers, headings, said) => {
    const notRun = numbers.map((step) => ({step, reason: 'needs a GPU'}));
    expect(notRunText({notRun}, headings)).toBe(said.replace('the first step', '“the first step”'));
  });

  it('only once why steps that depend on each other were not run', () => {
    const notRun = [
      {step: 1, reason: 'needs Docker'},
      {step: 2, reason: 'needs step 1'},
      {step: 4, reason: 'needs a GPU'},
    ];
    expect(notRunText({notRun}, ['Step 1', 'Step 2', 'Step 3', 'Step 4'])).toBe(
      'steps 1 and 2 not run: needs Docker; step 4 not run: needs a GPU',
    );
  });
});

it('a project was run in part if one of its pages was', () => {
  const {notRun, ...whole} = lastRun;
  expect(notRun).toHaveLength(1);
  expect([stepsRunOf([]), stepsRunOf([whole]), stepsRunOf([whole, lastRun])]).toEqual([undefined, 'whole', 'part']);
});

it('a project was only set up if all runs of its pages were of the setup', () => {
  const {notRun, ...whole} = lastRun;
  const setup = {...whole, setupOnly: true as const};
  expect([stepsRunOf([setup]), stepsRunOf([setup, {...setup, notRun}])]).toEqual(['setup', 'setup']);
  expect([stepsRunOf([setup, whole]), stepsRunOf([setup, lastRun])]).toEqual(['whole', 'part']);
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

  it('is all that a run covered, if the others were skipped', () => {
    const steps = stepsOf('bash run\ngit clone a', 'bash run needs="a GPU"\n./a');
    expect(workOf(steps, [{step: 2, reason: 'needs a GPU'}])).toBeUndefined();
    expect(workOf(steps)).toBe(steps[1]);
  });
});

it('the last run of a project is the newest one of its pages', () => {
  const on = (date: string | Date) => ({...lastRun, date});
  expect(lastDayOf([])).toBeUndefined();
  expect(lastDayOf([on('2026-11-20'), on(new Date('2026-11-23')), on('2025-12-31')])).toBe('2026-11-23');
});

describe('the check', () => {
  const page = (text: string) => ({
    file: 'docs/a.md',
    text: `---\ntitle: A\ndescription: B.\nlastRun:\n  date: 2026-11-23\n  system: Debian 12\n  minutes: 1\n${text}`,
  });
  const faults = (text: string): string[] => pageDiagnostics(page(text)).map(({message}) => message);

  it('reports a run of steps that the page does not have', () => {
    expect(faults('---\n\nText.\n')).toEqual([expect.stringMatching(/^the page has "lastRun" but no steps/)]);
    expect(faults('  notRun:\n    - step: 2\n      reason: x\n---\n\n```bash run\nls\n```\n')).toEqual([
      expect.stringMatching(/^"lastRun.notRun" names step 2, but the page has 1/),
    ]);
    expect(faults('---\n\n```bash run\n./a\n```\n')).toEqual([]);
  });

  it('reports a run of the setup that claims more, and the reverse', () => {
    const steps = '---\n\n```bash run\ngit clone a\n```\n\n```bash run needs="a GPU"\n./a\n```\n';
    const skipped = '  notRun:\n    - step: 2\n      reason: needs a GPU\n';
    expect(faults(`${skipped}${steps}`)).toEqual([
      expect.stringMatching(/^"lastRun" covers only steps that clone, install, or configure; add "setupOnly: true"/),
    ]);
    expect(faults(`  setupOnly: true\n${skipped}${steps}`)).toEqual([]);
    expect(faults(`  setupOnly: true\n${steps}`)).toEqual([
      expect.stringMatching(
        /^"lastRun.setupOnly" is wrong: the run covers step 2 \(line 15\), which does more; remove it/,
      ),
    ]);
  });

  it.each([
    ['a day in words', {date: 'yesterday'}, /"lastRun.date": write a date|invalid value/],
    ['a commit that is a number', {commit: 1234567}, /"lastRun.commit": put the commit in quotes/],
    ['no minutes', {minutes: undefined}, /"lastRun.minutes": it is missing/],
    ['a key that is written wrong', {notrun: []}, /unknown key "notrun"; did you mean "notRun"/],
  ])('names %s', (_name, change, message) => {
    const values = {title: 'A', description: 'B.', lastRun: {...lastRun, ...change}};
    const found = frontMatterDiagnostics(page('---\n'), values, []);
    expect(found.map((fault) => fault.message)).toEqual([expect.stringMatching(message)]);
  });
});
