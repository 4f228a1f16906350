// Misspelled on purpose. cspell:ignore Countr Rivrs
import {expect, it} from 'vitest';
import {answerDiagnostics} from '../../content-lint/rules/answerRules';
import {frontMatterDiagnostics} from '../../content-lint/rules/frontMatterRules';
import {analyzePage} from '../../content-lint/model/analyzePage';
import {listOfMaps, mainPage} from '../support/mainPage';

const page = (name: string, ...answers: string[]) => mainPage(name, listOfMaps('answers', answers));

const list = (...fields: string[]) => ({
  file: 'docs/which-tool.md',
  text: [
    '---\ntitle: Tools\ndescription: Tools.\n---\n',
    ...fields.map((field) => `## ${field}\n\n<ToolQuestions field="${field}" />\n`),
  ].join('\n'),
});

const messages = (...pages: {file: string; text: string}[]): string[] =>
  answerDiagnostics(pages).map(({file, line, message}) => `${file}:${line}: ${message}`);

it('accepts questions of listed fields that go on to other projects', () => {
  const pages = [
    list('Rivers'),
    page('River Watch', 'question: What swims here?, field: Rivers, then: [Owl Counter], start: index.md'),
    page('Owl Counter', 'question: Who calls at night?, field: Rivers'),
  ];
  expect(messages(...pages)).toEqual([]);
});

it.each([
  [
    'a question that two projects answer, whatever its punctuation',
    [
      list('Rivers'),
      page('Owl Counter', 'question: Who calls?, field: Rivers'),
      page('River Watch', 'question: "Who, calls?", field: Rivers'),
    ],
    'docs/River Watch/index.md:9: the same question is in docs/Owl Counter/index.md:9; name this project there under then:, or ask for what only it does',
  ],
  [
    'a project to continue with that was removed',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter]')],
    'docs/River Watch/index.md:9: there is no project "Owl Counter"; write the name of a folder in docs/, or remove it',
  ],
  [
    'a misspelled project',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [Owl Countr]'), page('Owl Counter')],
    'docs/River Watch/index.md:9: there is no project "Owl Countr"; did you mean "Owl Counter"? write the name of a folder in docs/, or remove it',
  ],
  [
    'a project that continues with itself',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, then: [River Watch]')],
    'docs/River Watch/index.md:9: the project itself is already the first tool; name another one, or remove it',
  ],
  [
    'a project named twice',
    [
      list('Rivers'),
      page('River Watch', 'question: Who?, field: Rivers, then: [Owl Counter, Owl Counter]'),
      page('Owl Counter'),
    ],
    'docs/River Watch/index.md:9: Owl Counter is already named; remove it',
  ],
  [
    'an unknown field',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivrs', 'question: What?, field: Rivers')],
    'docs/River Watch/index.md:9: docs/which-tool.md has no field "Rivrs"; did you mean "Rivers"? write one of Rivers',
  ],
  [
    'a question without a page that lists it',
    [page('River Watch', 'question: Who?, field: Rivers')],
    'docs/River Watch/index.md:9: "Rivers" is not listed, because docs/which-tool.md has no <ToolQuestions field="...">; add one below a heading',
  ],
  [
    'a page to start with that is not there',
    [list('Rivers'), page('River Watch', 'question: Who?, field: Rivers, start: tutorial.md')],
    'docs/River Watch/index.md:9: docs/River Watch has no page tutorial.md; write the file of one of its pages',
  ],
  [
    'a field without questions',
    [list('Rivers', 'Herds'), page('River Watch', 'question: Who?, field: Rivers')],
    'docs/which-tool.md:12: no project answers a question of the field "Herds"; correct the name, or remove the list',
  ],
])('refuses %s', (_, pages, message) => {
  expect(messages(...pages)).toEqual([message]);
});

it('refuses a question without a question mark', () => {
  const one = page('River Watch', 'question: Count fish, field: Rivers');
  expect(
    frontMatterDiagnostics(one, analyzePage(one).frontMatter, []).map(({line, message}) => `${line}: ${message}`),
  ).toEqual(['9: "project.answers.question": it is not a question; end it with a question mark']);
});
