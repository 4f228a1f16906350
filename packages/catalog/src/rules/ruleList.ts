import {editorial, error, examplePageWith, hint, refused, type Rule} from '@training-catalog/content-lint';
import type {CatalogSettings} from '../options.js';
import {recordFile} from '../upstreamRecord.js';

/** Front matter and text of a page that is not a main page. */
const page = (text: string, ...facts: readonly string[]): string =>
  examplePageWith(['title: A page', 'description: A page of Bird Counter.', ...facts], text);

const answer = (...lines: readonly string[]): readonly string[] => [
  '  answers:',
  '    - question: How many birds are in my photographs?',
  '      field: Ecology',
  ...lines,
];

const alternative = (name: string): readonly string[] => [
  '  instead:',
  '    - name: Bird Atlas',
  `      url: https://example.org/${name}`,
  '      license: MIT',
  '      maintainer: Friends of Birds',
  '      reason: it knows all birds of a country',
];

const artifact = (...lines: readonly string[]): readonly string[] => [
  '  artifacts:',
  '    - kind: model',
  '      name: Bird names',
  '      task: image classification',
  ...lines.map((line) => `      ${line}`),
];

const cost = (...lines: readonly string[]): readonly string[] => [
  '  costs:',
  '    - item: 1,000 photographs',
  '      seconds: 40',
  ...lines.map((line) => `      ${line}`),
];

/**
 * Rules of the catalog by id, with examples in the words of a site. Examples name a project Camera Traps, which is not in
 * them.
 */
export const rulesIn = ({
  folder,
  areas,
  releasePrefix,
}: Pick<CatalogSettings, 'folder' | 'areas' | 'releasePrefix'>) => {
  const main = `${folder}/Bird Counter/index.md`;
  const list = `${folder}/questions.md`;
  const tagsFile = `${folder.split('/')[0] ?? ''}/tags.yml`;
  const release = `${releasePrefix}2025-07`;
  const questions = page('## Ecology\n\n<ToolQuestions field="Ecology" />');
  /** A main page with these lines below the facts of every project: more of `project`, or keys of the page. */
  const mainPage = (...facts: readonly string[]): string =>
    examplePageWith(
      [
        'title: Bird Counter',
        'description: Counts birds in photographs.',
        'project:',
        '  summary: Counts birds in photographs',
        '  kind: [software]',
        ...(areas ?? []).slice(0, 1).map((area) => `  area: ${area}`),
        ...facts,
      ],
      'Counts birds in photographs.',
    );
  const tutorial = `${folder}/Bird Counter/tutorial.md`;
  /** A tutorial whose steps were run. */
  const ran = (...facts: readonly string[]): string =>
    page(
      'Count birds.',
      'learning:',
      '  needs: [A computer]',
      'lastRun: {date: 2025-07-31, system: Debian 12, minutes: 3}',
      ...facts,
    );
  const relatedTo = (name: string): string => mainPage('  relations:', '    - kind: uses', `      project: ${name}`);
  return {
    'project-main-page': {
      ...error,
      summary:
        'Exactly one page of a project has `project:` in its front matter: the main page. The card of the project and all lists of projects come from there.',
      wrong: {[main]: page('Counts birds in photographs.')},
      right: {[main]: mainPage()},
    },
    'release-tag-placement': {
      ...error,
      summary:
        'Only the main page of a project has release tags. On other pages, they would list the project several times in a release.',
      wrong: {[`${folder}/Bird Counter/how-to.md`]: page('Count birds in a video.', `tags: [${release}]`)},
      right: {[`${folder}/Bird Counter/how-to.md`]: page('Count birds in a video.')},
    },
    'release-tag-required': {
      ...editorial,
      summary:
        'The main page of a project has the tag of each release that the project was part of. The list of releases comes from these tags.',
      wrong: {[main]: mainPage()},
      right: {[main]: mainPage(`tags: [${release}]`)},
    },
    'release-tag-name': {
      ...error,
      summary: 'The tag of a release names year and month, because lists of releases are sorted by it.',
      wrong: {[tagsFile]: `${releasePrefix}July:\n  permalink: /july\n`},
      right: {[tagsFile]: `${release}:\n  permalink: /2025-07\n`},
    },
    'relation-target': {
      ...error,
      summary: 'A relation names another project of the catalog by its folder. Both projects then show it.',
      wrong: {[main]: relatedTo('Camera Trap')},
      right: {[main]: relatedTo('Camera Traps')},
    },
    'no-duplicate-relation': {
      ...error,
      summary:
        'A relation is stated once, by the project that acts. The other project shows the passive form automatically, so a relation that is stated twice would appear twice.',
      wrong: {
        [main]: relatedTo('Camera Traps').replace(
          'Camera Traps\n',
          'Camera Traps\n    - kind: uses\n      project: Camera Traps\n      what: images\n',
        ),
      },
      right: {[main]: relatedTo('Camera Traps').replace('Camera Traps\n', 'Camera Traps\n      what: images\n')},
    },
    'no-duplicate-question': {
      ...error,
      summary:
        'Each question is answered by one project, which names others under `then:`. If two projects had the same question, readers would not know which one to choose.',
      wrong: {[list]: questions, [main]: mainPage(...answer(), ...answer().slice(1))},
      right: {[list]: questions, [main]: mainPage(...answer())},
    },
    'question-field': {
      ...error,
      summary:
        'A question names a field that a page lists with `<ToolQuestions />`, and each list has a question. Otherwise the question would appear nowhere, or the list would be empty.',
      wrong: {[list]: questions.replaceAll('Ecology', 'Animals'), [main]: mainPage(...answer())},
      right: {[list]: questions, [main]: mainPage(...answer())},
    },
    'answer-target': {
      ...error,
      summary:
        'What an answer points to exists: `start` is a page of the project, and each entry of `then` another project, once.',
      wrong: {[list]: questions, [main]: mainPage(...answer('      then: [Camera Trap]'))},
      right: {[list]: questions, [main]: mainPage(...answer('      then: [Camera Traps]'))},
    },
    'step-data': {
      ...editorial,
      summary:
        'A tutorial whose steps were run says what they work on: practice data, the reader’s own, or real data with source, license, and checksum. Otherwise, readers would take the time to a practice result for the time to theirs.',
      wrong: {[tutorial]: ran()},
      right: {[tutorial]: ran('data: practice')},
    },
    'known-word': {
      ...error,
      summary:
        'What a project knows (`knows:`) names each word once, in any case and under any heading. The search counts a word that is there twice as more important.',
      wrong: {[main]: mainPage('  knows:', '    Species: [barn owl, Barn Owl]')},
      right: {[main]: mainPage('  knows:', '    Species: [barn owl, tawny owl]')},
    },
    'artifact-license': {
      ...error,
      summary:
        'A model or data set under `artifacts` states its license, as an SPDX identifier, in a few words, or as `not stated`. Nobody may use it without one, so readers need to know.',
      wrong: {[main]: mainPage(...artifact('access: not published', 'accuracy: not published'))},
      right: {[main]: mainPage(...artifact('license: MIT', 'access: not published', 'accuracy: not published'))},
    },
    'artifact-accuracy': {
      ...error,
      summary:
        'The accuracy of a model or data set has a source that readers can open. If its authors gave no number, write `not published`; if you do not know, leave it out.',
      wrong: {
        [main]: mainPage(
          ...artifact('license: MIT', 'access: not published', 'accuracy:', '  value: 0.9 on 500 photographs'),
        ),
      },
      right: {
        [main]: mainPage(
          ...artifact(
            'license: MIT',
            'access: not published',
            'accuracy:',
            '  value: 0.9 on 500 photographs',
            '  source: https://example.org/paper',
          ),
        ),
      },
    },
    'artifact-place': {
      ...error,
      summary:
        'A model or data set that is `open` or `gated` has the `url` of its files, and one that is `not published` has none. Each is named once.',
      wrong: {[main]: mainPage(...artifact('license: MIT', 'access: open', 'accuracy: not published'))},
      right: {
        [main]: mainPage(
          ...artifact('license: MIT', 'access: open', 'url: https://example.org/birds', 'accuracy: not published'),
        ),
      },
    },
    'cost-machine': {
      ...error,
      summary:
        'A cost under `costs` says on which machine and with which command it was measured, and each item is there once. Seconds mean nothing without the machine, and nobody can measure again what has no command.',
      wrong: {[main]: mainPage(...cost())},
      right: {
        [main]: mainPage(
          ...cost('machine: 2 CPU cores and 24 GB of memory, Debian 12', 'command: time count-birds photographs/'),
        ),
      },
    },
    'alternative-target': {
      ...error,
      summary:
        'An entry of `instead` leads to a tool of others, each once. Readers for whom the project is the wrong one need a way to the right one.',
      wrong: {[main]: mainPage('  repository: https://example.org/bird-counter', ...alternative('bird-counter'))},
      right: {[main]: mainPage('  repository: https://example.org/bird-counter', ...alternative('bird-atlas'))},
    },
    'described-version': {
      ...hint,
      summary:
        'The main page of a project states which release or commit its pages describe. Readers see it, and when there is a newer one.',
      wrong: {[main]: mainPage()},
      right: {[main]: mainPage('describes:', '  release: "1.0"')},
    },
    'described-version-explained': {
      ...editorial,
      summary:
        'If the pages describe a different version than the one that the project lists, `why` gives the reason. Readers who install the listed version then know what to expect.',
      wrong: {[main]: mainPage('  version: "1.0"', 'describes:', '  commit: "7486f11"')},
      right: {
        [main]: mainPage(
          '  version: "1.0"',
          'describes:',
          '  commit: "7486f11"',
          '  why: The repository has no tag for 1.0; the commit is its last one.',
        ),
      },
    },
    'version-consistent': {
      ...editorial,
      summary:
        'A version that a page outside the folders of projects gives for a project is one on the main page of that project, if that states any. The main page is updated with each release; copies of the number are easily forgotten. A project may well name the version of another that it needs.',
      wrong: {
        [main]: mainPage('  version: "1.0"'),
        [list]: page('Install Bird Counter 0.9 first.'),
      },
      right: {[main]: mainPage('  version: "1.0"'), [list]: page('Install Bird Counter first.')},
    },
    'upstream-record-schema': {
      ...refused,
      summary:
        'The record of the repositories is what a command writes. After a merge conflict, run it again instead of editing the file.',
      wrong: {
        [recordFile(folder)]:
          '{"Camera Traps": {"repository": "https://example.org/camera-traps", "commit": "7486f11"}}\n',
      },
      right: {
        [recordFile(folder)]:
          `{\n  "Camera Traps": {\n    "repository": "https://example.org/camera-traps",\n    "commit": "${'7486f11a'.repeat(5)}",\n    "date": "2025-07-31"\n  }\n}\n`,
      },
    },
  } satisfies Record<string, Rule>;
};

/** Id of a rule of the catalog. */
export type CatalogRuleId = keyof ReturnType<typeof rulesIn>;
