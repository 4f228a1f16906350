// Misspelled on purpose. cspell:ignore quizz singel trem intor lessn
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readCatalogSource} from '../../content-lint/model/catalogSource';
import {contentDiagnostics} from '../../content-lint/rules/catalogRules';
import {pageDiagnostics} from '../../content-lint/rules/pageRules';

const head = (minutes = 15): string =>
  `---\ntitle: A lesson\ndescription: A lesson.\nlearning:\n  audience: [All]\n  needs: [A browser]\n  outcomes: [Know it]\n  minutes: ${minutes}\n  keyPoints: [One]\n---\n\n`;
const headLines = head().split('\n').length - 1;

/** Errors of a lesson with this text, as `line: message`, lines counted in the text. */
const errors = (text: string, minutes?: number): string[] =>
  pageDiagnostics({file: 'Education/lesson.md', text: head(minutes) + text})
    .filter(({severity}) => severity === 'error')
    .map(({line, message}) => `${line - headLines}: ${message}`);

const section = '## Part\n\n::minutes[15]\n\n';

describe('a lesson is fine with', () => {
  it.each([
    ['minutes that sum', '## One\n\n::minutes[5]\n\n## Two\n::minutes[10]\n'],
    ['a hands-on box', `${section}:::hands-on[Do it]\n1. First.\n2. Second.\n:::\n`],
    ['a question with its answer', `${section}::::question[Why?]\nText.\n:::answer\nBecause.\n:::\n::::\n`],
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
  it.each<[string, string, RegExp]>([
    [
      'a quiz without a right answer',
      ':::quiz[Which?]{type="single"}\n- [ ] A\n  No.\n- [ ] B\n  No.\n:::',
      /^5: the quiz has no correct answer; write - \[x\]/,
    ],
    [
      'a single choice with two right answers',
      ':::quiz[Which?]{type="single"}\n- [x] A\n- [x] B\n:::',
      /^5: the quiz has 2 correct answers; keep one \[x\], or write \{type="several"\}/,
    ],
    [
      'a choice without a box',
      ':::quiz[Which?]{type="single"}\n- [x] A\n- B\n:::',
      /^7: the choice has no checkbox; write - \[x\]/,
    ],
    [
      'a quiz without choices',
      ':::quiz[Which?]{type="single"}\nText.\n:::',
      /^5: the quiz needs a list of at least two choices/,
    ],
    [
      'an order without numbers',
      ':::quiz[Which?]{type="order"}\n- A\n- B\n:::',
      /^6: the steps must be a numbered list/,
    ],
    [
      'a number without its answer',
      ':::quiz[Which?]{type="number"}\nText.\n:::',
      /^5: the quiz has no correct answer; write \{type="number" answer/,
    ],
    [
      'a number that is none',
      ':::quiz[Which?]{type="number" answer="many"}\nText.\n:::',
      /^5: :::quiz: "answer": it is not a number; write digits/,
    ],
    [
      'a negative tolerance',
      ':::quiz[Which?]{type="number" answer="1" tolerance="-1"}\nText.\n:::',
      /^5: the tolerance is negative/,
    ],
    [
      'a quiz of no known kind',
      ':::quiz[Which?]{type="singel"}\n- [x] A\n:::',
      /^5: :::quiz: "type": unknown value "singel"; did you mean "single"\?/,
    ],
    [
      'a quiz without a kind',
      ':::quiz[Which?]\n- [x] A\n:::',
      /^5: :::quiz: "type": it is missing; write one of single, several/,
    ],
    [
      'a quiz without a question',
      ':::quiz{type="single"}\n- [x] A\n- [ ] B\n:::',
      /^5: :::quiz has no text in brackets; write it: :::quiz\[/,
    ],
    [
      'an attribute that nothing takes',
      ':::quiz[Which?]{type="order" points="2"}\n1. A\n2. B\n:::',
      /^5: :::quiz has no attribute "points"; write one of type, answer, tolerance, unit/,
    ],
    [
      'a question without an answer',
      '::::question[Why?]\nText.\n::::',
      /^5: the question has no answer; write ::::question with four colons/,
    ],
    [
      'a worksheet without prompts',
      ':::worksheet\nWrite something.\n:::',
      /^5: the worksheet has no prompts; write them as a list/,
    ],
    ['an answer without a question', ':::answer\nBecause.\n:::', /^5: the answer is outside a question; write/],
    [
      'an element in another with as many colons',
      ':::question[Why?]\n:::answer\nBecause.\n:::\n:::',
      /^9: unmatched closing colons; an outer element needs one more colon/,
    ],
    [
      'an element that nothing closes',
      ':::key-point\nSo.',
      /^5: :::key-point is not closed; end it with a line of as many colons/,
    ],
    ['an unknown element', ':::quizz[Which?]\nText.\n:::', /^5: unknown element ":::quizz"; did you mean ":::quiz"\?/],
    ['an unknown element of one line', '::minute[5]', /^5: unknown element "::minute"; did you mean "::minutes"\?/],
    ['an unknown element in a line', 'A :trem[card] here.', /^5: unknown element ":trem"; did you mean ":term"\?/],
    [
      'a wrong number of colons',
      '::key-point[So]',
      /^5: ::key-point has the wrong number of colons; write :::key-point/,
    ],
    ['a space after the name', ':::quiz [Which?]\n\nText.', /^5: this line is parsed as text; write no spaces/],
    [
      'a section for teachers without a heading',
      'Text.\n\n::for-teachers\n\nWait.',
      /^7: ::for-teachers must follow a heading; write it on the line below one/,
    ],
    ['minutes far from a heading', 'Text.\n\n::minutes[5]', /^7: ::minutes must follow a heading/],
  ])('%s', (_name, text, message) => {
    expect(errors(section + text)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });

  it.each([
    ['an order', '{type="order"}\n1. A\n2. B', /^5: the quiz has no feedback; explain below the steps/],
    ['a number', '{type="number" answer="2"}', /^5: the quiz has no feedback; explain below the question/],
  ])('%s without feedback, with a hint', (_name, rest, message) => {
    const text = `${head()}${section}:::quiz[Which?]${rest}\n:::\n`;
    const hints = pageDiagnostics({file: 'Education/lesson.md', text}).filter(({severity}) => severity !== 'error');
    expect(hints.map(({line, message: found}) => `${line - headLines}: ${found}`)).toContainEqual(
      expect.stringMatching(message),
    );
  });

  it('minutes with a wrong sum', () => {
    expect(errors('## One\n\n::minutes[5]\n\n## Two\n\n::minutes[6]\n')).toEqual([
      '3: the sections add up to 11 minutes, but "learning.minutes" is 15; write minutes: 11 in the front matter, or correct a section',
    ]);
  });

  it('minutes that are not a number', () => {
    expect(errors('## One\n\n::minutes[five]\n')).toEqual([
      '3: "five" is not a number of minutes; write a whole number, such as ::minutes[15]',
    ]);
  });

  it('minutes of sections if the lesson states none', () => {
    const text = `${head().replace(/ {2}minutes.*\n/, '')}## One\n\n::minutes[5]\n`;
    const found = pageDiagnostics({file: 'Education/lesson.md', text}).map(({message}) => message);
    expect(found).toContainEqual(expect.stringMatching(/^the lesson has no duration; write minutes: 5 below/));
  });

  it('a note for instructors on a page that is not a lesson', () => {
    const text = '---\ntitle: A\ndescription: B\n---\n\n:::instructor\nWait.\n:::\n';
    const [found] = pageDiagnostics({file: 'docs/intro.md', text});
    expect(found?.message).toMatch(/^content for teachers is shown only in lessons; add "learning:"/);
  });
});

describe('with its other files, a lesson', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((dir) => fs.rmSync(dir, {recursive: true, force: true})));

  /** Findings of a repository with this lesson and a glossary, as `file:line: message`. */
  function findings(text: string, files: Record<string, string> = {}): string[] {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lessons-'));
    folders.push(dir);
    const all: Record<string, string> = {
      'Education/glossary.yml': '- term: model card\n  definition: A card.\n  see: /docs/intro\n',
      'Education/glossary.md': '---\ntitle: Glossary\ndescription: Terms.\n---\n\nTerms.\n\n::glossary\n',
      'Education/lesson.md': text,
      'Education/data/birds.csv': 'a,b\n',
      'docs/intro.md': '---\ntitle: Docs\ndescription: Docs.\n---\n\nText.\n',
      ...files,
    };
    for (const [name, content] of Object.entries(all)) {
      fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      fs.writeFileSync(path.join(dir, name), content);
    }
    return contentDiagnostics(readCatalogSource(dir))
      .filter(({severity}) => severity === 'error')
      .map(({file, line, message}) => `${file}:${line}: ${message}`);
  }

  it('is fine with a term, data and a prerequisite', () => {
    const text = `${head().replace('  minutes', '  level: beginner\n  prerequisites: [../docs/intro.md]\n  minutes')}${section}A :term[Model card] and :term[cards]{of="model card"}.\n\n::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}\n`;
    expect(findings(text)).toEqual([]);
  });

  const at = headLines + 5;
  it.each<[string, string, Record<string, string>, RegExp]>([
    [
      'an unknown term',
      'A :term[model cart].',
      {},
      new RegExp(
        `^Education/lesson.md:${at}: the glossary has no term "model cart"; did you mean "model card"\\? write`,
      ),
    ],
    [
      'a term without a glossary page',
      'A :term[model card].',
      {'Education/glossary.md': '---\ntitle: G\ndescription: T.\nslug: other\n---\n\nT.\n'},
      /the term has no glossary page to link to; create Education\/glossary/,
    ],
    [
      'a term that the glossary has twice',
      'Text.',
      {'Education/glossary.yml': '- {term: a, definition: b}\n- {term: A, definition: c}\n'},
      /^Education\/glossary\.yml:2: the term "A" is already defined on line 1/,
    ],
    [
      'a term without a definition',
      'Text.',
      {'Education/glossary.yml': '- term: a\n'},
      /^Education\/glossary\.yml:1: "definition": it is missing; add it/,
    ],
    [
      'a term whose link leads nowhere',
      'Text.',
      {'Education/glossary.yml': '- term: a\n  definition: b\n  see: /docs/intor\n'},
      /^Education\/glossary\.yml:3: broken link \/docs\/intor; did you mean "\/docs\/intro"\?/,
    ],
    [
      'a term whose link has a stray percent sign',
      'Text.',
      {'Education/glossary.yml': '- term: a\n  definition: b\n  see: /docs/100%\n'},
      /^Education\/glossary\.yml:3: broken link \/docs\/100%/,
    ],
    [
      'the time of no page',
      'It takes :time{of="lessn.md"}.',
      {},
      new RegExp(`^Education/lesson.md:${at}: :time: there is no page lessn.md; write lesson.md`),
    ],
    [
      'the time of a page that says none',
      'It takes :time{of="glossary.md"}.',
      {},
      new RegExp(`^Education/lesson.md:${at}: :time: glossary.md has no duration; write minutes`),
    ],
    [
      'the time of nothing',
      'It takes :time{for="lesson.md"}.',
      {},
      new RegExp(`^Education/lesson.md:${at}: :time: "of": it is missing; add it`),
    ],
    [
      'data without a license',
      '::dataset[Birds]{file="data/birds.csv"}',
      {},
      new RegExp(
        `^Education/lesson.md:${at}: ::dataset: "license": it is missing; add it, such as ::dataset\\[.*license="CC0-1.0"`,
      ),
    ],
    [
      'a data file that no page names',
      '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}',
      {'Education/data/nests.csv': 'a,b\n'},
      /^Education\/data\/nests\.csv:1: the file would be published without a license; write ::dataset.*"data\/nests\.csv" license=/,
    ],
    [
      'data of an unknown license',
      '::dataset[Birds]{file="data/birds.csv" license="CC0"}',
      {},
      /"CC0" is not an SPDX license identifier; .*write one from/,
    ],
    [
      'data that is not there',
      '::dataset[Birds]{file="data/bird.csv" license="CC0-1.0"}',
      {},
      /file not found: data\/bird\.csv; did you mean "data\/birds\.csv"\?/,
    ],
    [
      'data that is not published',
      '::dataset[Birds]{file="birds.csv" license="CC0-1.0"}',
      {'Education/birds.csv': 'a'},
      /birds\.csv would not be published; move it to the folder data\//,
    ],
    [
      'a script that is not there',
      '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0" made-by="data/make.py"}',
      {},
      /file not found: data\/make\.py/,
    ],
  ])('is refused for %s', (_name, text, files, message) => {
    expect(findings(head() + section + text, files)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });

  const birds = '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}\n';
  const chart = (settings: string, language = 'chart'): string =>
    `\`\`\`${language}\nform: bars\ntitle: Birds\nsentence: Few.\nsource: "[Us](/docs/intro)"\n${settings}\n\`\`\`\n`;
  const nests = {'Education/data/nests.csv': 'a,b\n1,x\n2,y\n'};

  const drawn = chart('x: a\ny: b\nfile: data/nests.csv');
  const unlicensed = /^Education\/data\/nests\.csv:1: the file would be published without a license/;

  it('is refused for a data file that only a chart draws', () => {
    expect(findings(`${head()}${section}${birds}\n${drawn}`, nests)).toEqual([expect.stringMatching(unlicensed)]);
    const named = '::dataset[Nests]{file="data/nests.csv" license="CC0-1.0"}\n';
    expect(findings(`${head()}${section}${birds}\n${named}\n${drawn}`, nests)).toEqual([]);
  });

  it('is fine beside a documentation page with a data file that a chart draws', () => {
    const files = {
      'docs/intro.md': `---\ntitle: Docs\ndescription: Docs.\n---\n\n${drawn}`,
      'docs/data/nests.csv': 'a,b\n1,x\n2,y\n',
    };
    expect(findings(head() + section + birds, files)).toEqual([]);
  });

  it('is refused for a data file that only an example names', () => {
    expect(findings(`${head()}${section}${birds}\n${chart('file: data/nests.csv', 'yaml')}`, nests)).toEqual([
      expect.stringMatching(unlicensed),
    ]);
  });

  it.each([
    ['a setting', chart('x: a\ny: c\nfile: data/nests.csv'), /"y": the data has no column "c"/],
    ['a setting before its file', chart('form: bra\ny: b\nfile: data/nests.csv'), /chart/],
    ['its YAML', chart('x: a: b\ny: b\nfile: data/nests.csv'), /invalid YAML in the chart/],
    ['the text of its page', `${drawn}\n{1 +}\n`, /./],
    ['the front matter of its page', drawn, /invalid YAML in the front matter/],
  ])('reports a chart with a fault in %s once, and not its data file', (place, text, message) => {
    const description = place.includes('front matter') ? 'A: b: c' : 'Docs.';
    const files = {
      'docs/intro.md': `---\ntitle: Docs\ndescription: ${description}\n---\n\n${text}`,
      'docs/data/nests.csv': 'a,b\n1,x\n2,y\n',
    };
    expect(findings(head() + section + birds, files)).toEqual([expect.stringMatching(message)]);
  });

  it('is refused for a prerequisite that is not a page', () => {
    const text = head().replace('  minutes', '  prerequisites:\n    - ../docs/intor.md\n  minutes') + section;
    const data = '::dataset[Birds]{file="data/birds.csv" license="CC0-1.0"}\n';
    expect(findings(text + data)).toEqual([
      'Education/lesson.md:9: the prerequisite ../docs/intor.md does not exist; write ../docs/intro.md',
    ]);
  });
});
