// Misspelled on purpose. cspell:ignore quizz singel trem intor lessn
import type {RuleSet} from '@training-catalog/content-lint';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';
import {type Diagnostic, forEachNode} from '@training-catalog/content-model';
import {lessonRules} from '@training-catalog/lessons/rules';
import {describe, expect, it} from 'vitest';

/** A set that knows the data files of drawings, such as charts: the text of a block. */
const drawings: RuleSet<never> = {
  name: 'drawings',
  rules: {},
  factsOf({tree}) {
    const dataFiles: {file: string; line: number}[] = [];
    forEachNode(tree, (node) => {
      if (node.type === 'code' && node.lang === 'drawing') {
        dataFiles.push({file: node.value, line: node.position?.start.line ?? 1});
      }
    });
    return {dataFiles};
  },
};

const linter = new Linter(
  readConfig({areas: ['docs', 'Education'], ruleSets: [lessonRules({folder: 'Education'}), drawings]}),
);

/** What the check says about a site with these files. */
const lint = (files: Readonly<Record<string, string>>): readonly Diagnostic[] => linter.check(siteOf(files));

const head = (minutes = 15): string =>
  `---\ntitle: A lesson\ndescription: A lesson.\nlearning:\n  audience: [All]\n  needs: [A browser]\n  outcomes: [Know it]\n  minutes: ${minutes}\n  keyPoints: [One]\n---\n\n`;
const headLines = head().split('\n').length - 1;

/** Diagnostics of a lesson with this text, whose lines are counted in the text. */
const diagnostics = (text: string, minutes?: number): Diagnostic[] =>
  lint({'Education/lesson.md': head(minutes) + text}).map((one) => ({
    ...one,
    line: one.line - headLines,
  }));

/** Errors of such a lesson. */
const errors = (text: string, minutes?: number): Diagnostic[] =>
  diagnostics(text, minutes).filter(({severity}) => severity === 'error');

/** What is found where, and what is said about it. */
const expectFound = (found: readonly Diagnostic[], place: string, remedy: RegExp, isFile = false): void =>
  expect(
    found.map(({file, line, rule, message}) => [`${isFile ? `${file}:` : ''}${line} ${rule}`, message]),
  ).toContainEqual([place, expect.stringMatching(remedy)]);

const section = '## Part\n\n::minutes[15]\n\n';

it.each(['javascript:alert(1)', 'https://owls.org@evil.example', '//evil.example', 'data:text/html,x'])(
  'no fact of a lesson and no list leads to %s',
  (url) => {
    const person = `  authors:\n    - name: A\n      url: '${url}'\n  reviewers:\n    - name: B\n      url: '${url}'\n---`;
    const found = lint({
      'Education/lesson.md': head().replace(/---\n\n$/, `${person}\n\nText.\n`),
      'Education/standards.yml': `- set: A\n  name: A\n  url: '${url}'\n  codes: {a: b}\n`,
      'Education/glossary.yml': `- term: owl\n  definition: A bird.\n  see: '${url}'\n`,
    });
    const places = found.map(({file, line, rule}) => `${file}:${line} ${rule}`);
    expect(places).toEqual(
      expect.arrayContaining([
        'Education/lesson.md:12 front-matter-schema',
        'Education/lesson.md:15 front-matter-schema',
        'Education/standards.yml:3 standards-schema',
        'Education/glossary.yml:3 glossary-schema',
      ]),
    );
  },
);

describe('a lesson is fine with', () => {
  it.each([
    ['minutes that sum', '## One\n\n::minutes[5]\n\n## Two\n::minutes[10]\n'],
    ['a hands-on box', `${section}:::hands-on[Do it]\n1. First.\n2. Second.\n:::\n`],
    ['a question with its answer', `${section}::::question[Why?]\nText.\n:::answer\nBecause.\n:::\n::::\n`],
    [
      'a prediction',
      `${section}:::predict[Does it rise?]\n\`\`\`bash run\na\n\`\`\`\n\`\`\`text output\nb\n\`\`\`\n:::\n`,
    ],
    ['a worksheet', `${section}:::worksheet\n- Which data?\n- Whose?\n:::\n`],
    ['a single choice', `${section}:::quiz[Which?]{type="single"}\n- [ ] A\n  No.\n- [x] B\n  Yes.\n:::\n`],
    ['several choices', `${section}:::quiz[Which?]{type="several"}\n- [x] A\n  Yes.\n- [x] B\n  Yes.\n:::\n`],
    ['an order', `${section}:::quiz[In order?]{type="order"}\n1. A\n2. B\n\nA comes before B.\n:::\n`],
    ['a number', `${section}:::quiz[How many?]{type="number" answer="2.5" tolerance="0.1" unit="tons"}\nCount.\n:::\n`],
    [
      'notes, misconceptions and key points',
      `${section}:::instructor\nWait.\n:::\n\n:::misconception[It is so.]\nIt is not.\n:::\n\n:::key-point\nSo.\n:::\n`,
    ],
    ['a section for teachers', `${section}::for-teachers\n\nText.\n\n### More\n\n::for-teachers\n`],
    ['what is no element', `${section}At 10:30 a:b, and a note:\n\n:::note[Title]\n\nText.\n\n:::\n`],
  ])('%s', (_name, text) => {
    expect(errors(text)).toEqual([]);
  });
});

describe('a lesson is refused for', () => {
  it.each<[what: string, text: string, place: string, remedy?: RegExp]>([
    [
      'a prediction without the output that it is about',
      ':::predict[Does it rise?]\n```bash run\na\n```\n:::\n\n```text output\nb\n```',
      '5 prediction-outcome',
      /put the block of the output/,
    ],
    [
      'a prediction of nothing',
      ':::predict\n```text output\nb\n```\n:::',
      '5 directive-label',
      /write it: :::predict\[/,
    ],
    [
      'a quiz without a right answer',
      ':::quiz[Which?]{type="single"}\n- [ ] A\n  No.\n- [ ] B\n  No.\n:::',
      '5 quiz-answer',
      /write - \[x\]/,
    ],
    [
      'a single choice with two right answers',
      ':::quiz[Which?]{type="single"}\n- [x] A\n- [x] B\n:::',
      '5 quiz-answer',
      /keep one \[x\], or write \{type="several"\}/,
    ],
    ['a choice without a box', ':::quiz[Which?]{type="single"}\n- [x] A\n- B\n:::', '7 quiz-choices'],
    ['a quiz without choices', ':::quiz[Which?]{type="single"}\nText.\n:::', '5 quiz-choices'],
    ['an order without numbers', ':::quiz[Which?]{type="order"}\n- A\n- B\n:::', '6 quiz-choices'],
    [
      'a number without its answer',
      ':::quiz[Which?]{type="number"}\nText.\n:::',
      '5 quiz-answer',
      /write \{type="number" answer/,
    ],
    ['a number that is none', ':::quiz[Which?]{type="number" answer="many"}\nText.\n:::', '5 element-attribute'],
    ['a negative tolerance', ':::quiz[Which?]{type="number" answer="1" tolerance="-1"}\nText.\n:::', '5 quiz-answer'],
    [
      'a quiz of no known kind',
      ':::quiz[Which?]{type="singel"}\n- [x] A\n:::',
      '5 element-attribute',
      /did you mean "single"\?/,
    ],
    ['a quiz without a kind', ':::quiz[Which?]\n- [x] A\n:::', '5 element-attribute'],
    [
      'a quiz without a question',
      ':::quiz{type="single"}\n- [x] A\n- [ ] B\n:::',
      '5 directive-label',
      /write it: :::quiz\[/,
    ],
    [
      'an attribute that nothing takes',
      ':::quiz[Which?]{type="order" points="2"}\n1. A\n2. B\n:::',
      '5 directive-attribute',
      /write one of type, answer, tolerance, unit/,
    ],
    [
      'a question without an answer',
      '::::question[Why?]\nText.\n::::',
      '5 question-answer',
      /write ::::question with four colons/,
    ],
    ['a worksheet without prompts', ':::worksheet\nWrite something.\n:::', '5 worksheet-prompts'],
    ['an answer without a question', ':::answer\nBecause.\n:::', '5 question-answer'],
    [
      'an element in another with as many colons',
      ':::question[Why?]\n:::answer\nBecause.\n:::\n:::',
      '9 directive-syntax',
    ],
    [
      'an element that nothing closes',
      ':::key-point\nSo.',
      '5 directive-syntax',
      /end it with a line of as many colons/,
    ],
    ['an unknown element', ':::quizz[Which?]\nText.\n:::', '5 known-directive', /did you mean ":::quiz"\?/],
    ['an unknown element of one line', '::minute[5]', '5 known-directive', /did you mean "::minutes"\?/],
    ['an unknown element in a line', 'A :trem[card] here.', '5 known-directive', /did you mean ":term"\?/],
    ['a wrong number of colons', '::key-point[So]', '5 directive-syntax', /write :::key-point/],
    ['a space after the name', ':::quiz [Which?]\n\nText.', '5 directive-syntax'],
    ['a section for teachers without a heading', 'Text.\n\n::for-teachers\n\nWait.', '7 teacher-content-placement'],
    ['minutes far from a heading', 'Text.\n\n::minutes[5]', '7 section-minutes'],
  ])('%s', (_name, text, place, remedy = /./) => {
    expectFound(errors(section + text), place, remedy);
  });

  it.each([
    ['an order', '{type="order"}\n1. A\n2. B', /explain below the steps/],
    ['a number', '{type="number" answer="2"}', /explain below the question/],
  ])('%s without feedback, with a hint', (_name, rest, remedy) => {
    const hints = diagnostics(`${section}:::quiz[Which?]${rest}\n:::\n`).filter(({severity}) => severity === 'hint');
    expectFound(hints, '5 quiz-feedback', remedy);
  });

  it('minutes with a wrong sum', () => {
    const found = errors('## One\n\n::minutes[5]\n\n## Two\n\n::minutes[6]\n');
    expect(found).toHaveLength(1);
    expectFound(found, '3 lesson-minutes', /write minutes: 11 in the front matter/);
  });

  it('minutes that are not a number', () => {
    const found = errors('## One\n\n::minutes[five]\n');
    expect(found).toHaveLength(1);
    expectFound(found, '3 section-minutes', /write a whole number/);
  });

  describe('a plan by the minute for teachers', () => {
    const lesson = '## One\n\n::minutes[5]\n\n## Two\n\n::minutes[10]\n\n## Teach\n\n::for-teachers\n\n';
    const plan = (...times: string[]): string =>
      ['| Minutes | What happens |', '|---|---|', ...times.map((time) => `| ${time} | Talk |`)].join('\n');

    it.each([
      ['is too long', plan('0 to 5', '5 to 20'), /it ends at minute 20, and the sections at 15;.*name sections/],
      ['is too short', plan('0-5', '5-9'), /it ends at minute 9/],
      ['divides the lesson at other times', plan('0 to 7', '7 to 15'), /no row begins at minute 5/],
    ])('that %s', (_, table, remedy) => {
      const found = errors(lesson + table);
      expect(found).toHaveLength(1);
      expectFound(found, '13 teacher-plan', remedy);
    });

    it.each([
      ['with the times of the sections', lesson + plan('0 to 5', '5 to 8', '8 to 15')],
      ['without times', lesson + plan('[One](#one)', '[Two](#two)')],
      ['with durations', lesson + plan('5', '10')],
      ['that begins later, such as a table of ages', lesson + plan('5 to 9', '9 to 20')],
      ['outside the notes', `## One\n\n::minutes[15]\n\n${plan('0 to 5', '5 to 20')}`],
      ['in a section after the notes', `${lesson}\n\n## More\n\n${plan('0 to 5', '5 to 20')}`],
    ])('but not one %s', (_, text) => {
      expect(errors(text)).toEqual([]);
    });
  });

  it('minutes of sections if the lesson states none', () => {
    const text = `${head().replace(/ {2}minutes.*\n/, '')}## One\n\n::minutes[5]\n`;
    const found = lint({'Education/lesson.md': text});
    expectFound(found, `${headLines + 2} lesson-minutes`, /write minutes: 5 below/);
  });

  it('a note for instructors on a page that is not a lesson', () => {
    const text = '---\ntitle: A\ndescription: B\n---\n\n:::instructor\nWait.\n:::\n';
    expectFound(lint({'docs/intro.md': text}), '6 teacher-content-placement', /add "learning:"/);
  });
});

describe('with its other files, a lesson', () => {
  /** Errors of a site with this lesson and a glossary. */
  const findings = (text: string, files: Record<string, string> = {}): Diagnostic[] =>
    lint({
      'Education/glossary.yml': '- term: model card\n  definition: A card.\n  see: /docs/intro\n',
      'Education/glossary.md': '---\ntitle: Glossary\ndescription: Terms.\n---\n\nTerms.\n\n::glossary\n',
      'Education/lesson.md': text,
      'Education/data/birds.csv': 'a,b\n',
      'docs/intro.md': '---\ntitle: Docs\ndescription: Docs.\n---\n\nText.\n',
      ...files,
    }).filter(({severity}) => severity === 'error');

  it('is fine with a term, data and a prerequisite', () => {
    const text = `${head().replace('  minutes', '  level: beginner\n  prerequisites: [../docs/intro.md]\n  minutes')}${section}A :term[Model card] and :term[cards]{of="model card"}.\n\n::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}\n`;
    expect(findings(text)).toEqual([]);
  });

  const at = headLines + 5;
  it.each<[what: string, text: string, files: Record<string, string>, place: string, remedy?: RegExp]>([
    [
      'an unknown term',
      'A :term[model cart].',
      {},
      `Education/lesson.md:${at} term-defined`,
      /did you mean "model card"\? write/,
    ],
    [
      'a term without a glossary page',
      'A :term[model card].',
      {'Education/glossary.md': '---\ntitle: G\ndescription: T.\nslug: other\n---\n\nT.\n'},
      `Education/lesson.md:${at} glossary-page`,
    ],
    [
      'a term that the glossary has twice',
      'Text.',
      {'Education/glossary.yml': '- {term: a, definition: b}\n- {term: A, definition: c}\n'},
      'Education/glossary.yml:2 glossary-schema',
      /the term "A" is already defined on line 1/,
    ],
    [
      'a term without a definition',
      'Text.',
      {'Education/glossary.yml': '- term: a\n'},
      'Education/glossary.yml:1 glossary-schema',
    ],
    [
      'a term whose link leads nowhere',
      'Text.',
      {'Education/glossary.yml': '- term: a\n  definition: b\n  see: /docs/intor\n'},
      'Education/glossary.yml:3 link-target-exists',
      /did you mean "\/docs\/intro"\?/,
    ],
    [
      'a term whose link has a stray percent sign',
      'Text.',
      {'Education/glossary.yml': '- term: a\n  definition: b\n  see: /docs/100%\n'},
      'Education/glossary.yml:3 link-target-exists',
    ],
    [
      'the time of no page',
      'It takes :time{of="lessn.md"}.',
      {},
      `Education/lesson.md:${at} lesson-time-target`,
      /write lesson.md/,
    ],
    [
      'the time of a page that says none',
      'It takes :time{of="glossary.md"}.',
      {},
      `Education/lesson.md:${at} lesson-time-target`,
      /write minutes/,
    ],
    ['the time of nothing', 'It takes :time{for="lesson.md"}.', {}, `Education/lesson.md:${at} directive-attribute`],
    [
      'data without a license',
      '::dataset[Birds]{file="data/birds.csv"}',
      {},
      `Education/lesson.md:${at} element-attribute`,
      /add it, such as ::dataset\[.*license="CC0-1.0"/,
    ],
    [
      'a data file that no page names',
      '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}',
      {'Education/data/nests.csv': 'a,b\n'},
      'Education/data/nests.csv:1 data-license',
      /write ::dataset.*"data\/nests\.csv" license=/,
    ],
    [
      'data of an unknown license',
      '::dataset[Birds]{file="data/birds.csv" license="CC0"}',
      {},
      `Education/lesson.md:${at} data-license`,
    ],
    [
      'data that is not there',
      '::dataset[Birds]{file="data/bird.csv" license="CC0-1.0"}',
      {},
      `Education/lesson.md:${at} data-file`,
      /did you mean "data\/birds\.csv"\?/,
    ],
    [
      'data that is not published',
      '::dataset[Birds]{file="birds.csv" license="CC0-1.0"}',
      {'Education/birds.csv': 'a'},
      `Education/lesson.md:${at} data-file`,
    ],
    [
      'a script that is not there',
      '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0" made-by="data/make.py"}',
      {},
      `Education/lesson.md:${at} data-file`,
    ],
  ])('is refused for %s', (_name, text, files, place, remedy = /./) => {
    expectFound(findings(head() + section + text, files), place, remedy, true);
  });

  const birds = '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}\n';
  const drawn = '```drawing\ndata/nests.csv\n```\n';
  const nests = {'Education/data/nests.csv': 'a,b\n1,x\n2,y\n'};

  /** That the file with nests, and nothing else, is without a license. */
  const expectUnlicensed = (found: readonly Diagnostic[]): void =>
    expect(found.map(({file, rule}) => `${file} ${rule}`)).toEqual(['Education/data/nests.csv data-license']);

  it('is refused for a data file that is only drawn', () => {
    expectUnlicensed(findings(`${head()}${section}${birds}\n${drawn}`, nests));
    const named = '::dataset[Nests]{file="data/nests.csv" license="CC0-1.0"}\n';
    expect(findings(`${head()}${section}${birds}\n${named}\n${drawn}`, nests)).toEqual([]);
  });

  it('is refused for a drawn data file outside of the folder that is published', () => {
    const found = findings(`${head()}${section}${birds}\n${drawn.replace('data/', '')}`);
    expectFound(found, `Education/lesson.md:${at + 2} data-file`, /move it to the folder data\//, true);
  });

  it.each([
    ['draws', `---\ntitle: Docs\n---\n\n${drawn}`, undefined],
    ['may draw, because its text is wrong', `---\ntitle: Docs\n---\n\n${drawn}\n{1 +\n`, 'no-expression'],
    ['may draw, because its front matter is wrong', `---\ntitle: A: b: c\n---\n\n${drawn}`, 'front-matter-syntax'],
  ])('is fine beside a documentation page with a data file that it %s', (_how, text, rule) => {
    const files = {'docs/intro.md': text, 'docs/data/nests.csv': 'a,b\n1,x\n2,y\n'};
    expect(findings(head() + section + birds, files).map((found) => `${found.file} ${found.rule}`)).toEqual(
      rule === undefined ? [] : [`docs/intro.md ${rule}`],
    );
  });

  it('is refused for a prerequisite that is not a page', () => {
    const text = head().replace('  minutes', '  prerequisites:\n    - ../docs/intor.md\n  minutes') + section;
    const data = '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}\n';
    expectFound(
      findings(text + data),
      'Education/lesson.md:9 lesson-prerequisite',
      /write \.\.\/docs\/intro\.md$/,
      true,
    );
  });
});
