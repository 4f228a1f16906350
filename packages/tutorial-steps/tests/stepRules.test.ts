// Misspelled on purpose. cspell:ignore ouput
import {parseSource} from '@training-catalog/content-model';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {lastRunFacts, stepFrontMatter} from '../src/lastRun.js';
import {stepRules, type StepRule} from '../src/stepRules.js';
import {tutorialSteps} from '../src/tutorialSteps.js';
import {block, runOf, stepsIn} from './pages.js';

const rules = stepRules();

interface Found {
  rule: string;
  line: number;
  message: string;
}

/** What the rules find in a page with a title. */
function found(text: string, frontMatter = '', file = 'docs/Owls/how-to.md', set = rules): Found[] {
  const page = {file, text: `---\ntitle: Owls\n${frontMatter}---\n\n${text}`};
  const {
    tree,
    frontMatter: values = {},
    faults,
  } = parseSource(page, (error) => ({
    rule: 'mdx-syntax',
    line: 1,
    message: String(error),
  }));
  expect(faults).toEqual([]);
  return set.checkPage({...page, tree, frontMatter: values});
}

/** The same as `line rule`, sorted as found. */
const places = (text: string, frontMatter?: string): string[] =>
  found(text, frontMatter).map(({rule, line}) => `${line} ${rule}`);

const record = (ran: string): string =>
  `lastRun:\n  date: 2026-11-23\n  system: Debian 12\n  minutes: 1\n  steps: "${ran}"\n`;
const fingerprint = (code: string): string => stepsIn(block('bash run', code))[0]?.fingerprint ?? '';

describe('the documentation of', () => {
  it.each(Object.entries(rules.rules))('%s shows what it finds, and what it does not find', (id, rule) => {
    const {summary, wrong, right} = rule;
    expect(summary).toMatch(/\.$/);
    const idsIn = (text: unknown): string[] => found(String(text)).map(({rule: one}) => one);
    expect(idsIn(wrong)).toContain(id);
    expect(idsIn(right)).not.toContain(id);
  });
});

describe('an option of a code block is refused:', () => {
  it.each<[name: string, parts: string[], place: `${number} ${StepRule}`]>([
    ['an unknown word', [block('text ouput', 'ls')], '5 code-block-option'],
    ['a word without its value', [block('bash run needs', 'ls')], '5 code-block-option'],
    ['a value that a word has not', [block('bash run="2"', 'ls')], '5 code-block-option'],
    ['an output without a step', [block('text output', 'a')], '5 step-output'],
    [
      'a second output',
      [block('bash run', 'ls'), block('text output', 'a'), block('text output', 'b')],
      '13 step-output',
    ],
    ['a saved block without a name', [block('python save', 'x = 1')], '5 code-block-option'],
    ['a file outside of the folder', [block('python save title="../x.py"', 'x = 1')], '5 code-block-option'],
    ['a step in another language', [block('rust run', 'x')], '5 code-block-option'],
    ['two roles', [block('bash run output', 'ls')], '5 code-block-option'],
    ['a word of a step without run', [block('bash needs="Docker"', 'ls')], '5 code-block-option'],
    ['a later step', [block('bash run needs="step 2"', 'ls'), block('bash run', 'ls')], '5 step-condition'],
    ['an unknown condition', [block('bash run needs="docker"', 'ls')], '5 step-condition'],
    ['a time that is none', [block('bash run timeout="5m"', 'ls')], '5 code-block-option'],
    ['ready without a server', [block('bash run ready="x"', 'ls')], '5 code-block-option'],
    ['a server that fails', [block('bash run background fails', 'ls')], '5 code-block-option'],
    ['a pattern that is none', [block('bash run', 'ls'), block('text output vary="(a"', 'a')], '9 code-block-option'],
    ['a pattern for everything', [block('bash run', 'ls'), block('text output vary="a*"', 'a')], '9 code-block-option'],
    ...['(a+)+b', '(a|ab)*c', '(?:a){2,}', 'a*a*a*a*a*b', `${'a?'.repeat(120)}b`].map(
      (pattern): [string, string[], '9 code-block-option'] => [
        `a pattern that could take hours: ${pattern.slice(0, 20)}`,
        [block('bash run', 'ls'), block(`text output vary="${pattern}"`, 'a')],
        '9 code-block-option',
      ],
    ),
    ['vary at a step', [block('bash run vary="a"', 'ls')], '5 code-block-option'],
  ])('%s', (_name, parts, place) => {
    expect(places(parts.join('\n'))).toEqual([place]);
  });

  it('with the word that was probably meant', () => {
    expect(found(block('text ouput', 'ls'))[0]?.message).toContain('did you mean "output"?');
    expect(found(block('bash run needs="docker"', 'ls'))[0]?.message).toContain('did you mean "Docker"?');
  });

  it('nothing else', () => {
    const text = [
      block('bash title="a b" {1,3} showLineNumbers=2', 'ls'),
      block(
        'bash run needs="an account of Tapis, software: conda, network: a.org, hardware: a camera, and light" timeout="9"',
        'ls',
      ),
      block('text output vary=\'"\\[.*\\]"\' title="Seen"', '"[1]"'),
      block('bash run needs="step 1"', 'ls'),
    ];
    expect(places(text.join('\n'))).toEqual([]);
  });
});

describe('the record of a run', () => {
  it('names steps of the page', () => {
    expect(places('Text.\n', record(fingerprint('./a')))).toEqual(['1 last-run']);
    expect(places(block('bash run', './a'), record(fingerprint('./a')))).toEqual([]);
  });

  it('has every step that is marked as run, as it is', () => {
    const steps = `${block('bash run', './a')}\n${block('bash run', './b')}`;
    expect(places(steps)).toEqual(['5 last-run', '9 last-run']);
    expect(places(steps, record(fingerprint('./a')))).toEqual(['14 last-run']);
  });

  it('need not have a step that could not be run, or depends on one', () => {
    const steps = [block('bash run', './a'), block('bash run needs="a GPU"'), block('bash run needs="step 2"', 'ls')];
    expect(places(steps.join('\n'), record(fingerprint('./a')))).toEqual([]);
    const text = `${steps.join('\n')}\n${block('bash run needs="step 1"', 'ls')}`;
    expect(places(text, record(fingerprint('./a')))).toEqual(['22 last-run']);
  });

  it('is asked for with the command of the site', () => {
    const step = block('bash run', './a');
    expect(found(step)[0]?.message).toContain('run npx tutorial-steps --record "docs/Owls/how-to.md", or remove run');
    const own = stepRules({recordCommand: 'make record'});
    expect(found(step, '', 'docs/a.md', own)[0]?.message).toContain('run make record "docs/a.md"');
  });

  it('is left to the schema if its form is wrong', () => {
    expect(places(block('bash run', './a'), 'lastRun: yesterday\n')).toEqual([]);
  });
});

describe('a sentence that says what was run', () => {
  const step = block('bash run', './a');
  const own = record(fingerprint('./a'));

  it.each([
    ['Steps 2 to 8 need an account and were not run for this page.'],
    ['The first commands have never been tried.'],
    ['It was not tested for this lesson.'],
    ['Here is one sentence. All programs on this page were run against a mock.'],
  ])('is refused: %s', (sentence) => {
    expect(places(`${step}\nLook:\n\n${sentence} And more.\n`, own)).toEqual(['16 last-run-claim']);
  });

  it.each([
    ['Steps 2 to 8 need an account.'],
    ['The tests are run by a workflow.'],
    ['If a step was skipped, run it again.'],
    ['After the model was run, open the result.'],
  ])('is not: %s', (sentence) => {
    expect(places(`${step}\n${sentence}\n`, own)).toEqual([]);
  });

  it('is refused only where readers see a line about steps', () => {
    const text = '1. Look.\n\nThe steps were tested.\n';
    const on = (file: string, set = rules): string[] => found(text, '', file, set).map(({rule}) => rule);
    expect(on('docs/a.md')).toEqual([]);
    expect(on('docs/tutorial.md')).toEqual(['last-run-claim']);
    expect(on('docs/a.md', stepRules({guides: ['a']}))).toEqual(['last-run-claim']);
  });
});

describe('pip install', () => {
  it.each([
    ['at the start of a page', [block('bash', 'git clone https://a.org/owls\npip install owls')], '7'],
    ['of python3', [block('sh run needs="a GPU"', 'sudo python3 -m pip install owls')], '6'],
    ['after &&', [block('bash', 'cd owls && pip3 install -e .')], '6'],
    ['before the environment', [block('bash', 'pip install owls'), block('bash', 'python3 -m venv venv')], '6'],
    ['after an environment that is only named', [block('bash', '# python3 -m venv venv\npip install owls')], '7'],
  ])('is refused %s', (_name, parts, line) => {
    expect(places(parts.join('\n'))).toEqual([`${line} system-python`]);
  });

  it.each([
    ['in an environment of an earlier block', [block('bash', 'python3.12 -m venv e'), block('bash', 'pip install a')]],
    ['in an environment that is only activated', [block('bash', '. ../e/bin/activate && pip install owls')]],
    ['in an environment of conda', [block('bash', 'conda create -n owls\npip install owls')]],
    ['of an environment, by its path', [block('bash', 'e/bin/pip install owls')]],
    ['in a container', [block('bash', 'docker run owls pip install owls')]],
    ['in what is no shell code', [block('dockerfile', 'RUN pip install owls'), block('text', 'pip install owls')]],
    ['in a text', [block('bash', 'echo "pip install owls"')]],
  ])('is not refused %s', (_name, parts) => {
    expect(places(parts.join('\n'))).toEqual([]);
  });
});

describe('front matter', () => {
  const schema = z.strictObject({title: z.string(), ...stepFrontMatter});
  const given = {title: 'Owls', python: '3.12', lastRun: runOf(block('bash run'))};

  it('has the record of a run and a version of Python', () => {
    expect(schema.safeParse(given).success).toBe(true);
  });

  it.each([
    ['a day in words', 'date', 'yesterday'],
    ['a commit that is a number', 'commit', 1234567],
    ['no minutes', 'minutes', undefined],
    ['a fingerprint that is a number', 'steps', 123456],
    ['a fingerprint of a wrong length', 'steps', '12345'],
    ['a key that is derived', 'setupOnly', true],
  ])('has not: %s', (_name, key, value) => {
    const {error} = lastRunFacts.safeParse({...given.lastRun, [key]: value});
    expect(error?.issues.map(({path, ...issue}) => path[0] ?? ('keys' in issue ? issue.keys[0] : ''))).toEqual([key]);
  });

  it('has no version of Python with two points', () => {
    expect(schema.safeParse({...given, python: '3.12.1'}).success).toBe(false);
  });
});

describe('an option of the site stops the build with its name and the remedy:', () => {
  it.each([
    ['an unknown one', () => tutorialSteps({guide: ['a']} as never), /steps: .*"guide".*did you mean "guides"/],
    ['a wrong type', () => tutorialSteps({guides: 'a'} as never), /steps: option "guides": /],
    ['an extension', () => tutorialSteps({guides: ['a.md']}), /"guides.*write a file name without extension/],
    ['an empty class', () => tutorialSteps({notSearchedClass: ''}), /"notSearchedClass"/],
    ['an unknown one of the rules', () => stepRules({command: 'x'} as never), /stepRules: .*"command"/],
  ])('%s', (_name, make, message) => {
    expect(make).toThrow(message);
    expect(make).toThrow('@training-catalog/tutorial-steps');
  });
});
