import {error, examplePage as page, examplePageWith, hint, refused, type Rule} from '@training-catalog/content-lint';

/** A lesson with the given lines below `learning:`. */
const lesson = (text: string, ...facts: readonly string[]): string =>
  examplePageWith(
    [
      'title: Count birds',
      'description: Learn to count birds in photographs.',
      'learning:',
      '  audience: [Students]',
      '  needs: [A browser]',
      '  outcomes: [Count the birds of a photograph]',
      '  keyPoints: [Birds hide]',
      ...facts,
    ],
    text,
  );

const quiz = (...lines: readonly string[]): string =>
  [':::quiz[How many legs has a bird?]{type="single"}', '', ...lines, '', ':::'].join('\n');

/** A section with a duration, and the beginning of one for teachers. */
const twoSections = '## Count\n\n::minutes[15]\n\nCount the birds.\n\n## Teach this lesson\n\n::for-teachers\n\n';

/** A learning path with two steps. */
const pathTo = (page: string, folder: string): string =>
  [
    '- title: Count birds',
    '  audience: Ecologists',
    '  outcome: You can count birds.',
    '  steps:',
    `    - page: ${page}`,
    '      why: It says what to count.',
    `    - page: ${folder}/glossary`,
    '      why: It explains the words.',
    '',
  ].join('\n');

const right = ['- [x] Two', '  Yes, all birds have two.', '- [ ] Four', '  No, mammals do.'];

/**
 * The rules of lessons.
 *
 * @param folder folder of the lessons, for examples
 */
export const rulesIn = (folder: string) => {
  /** Files of an example, by their names in the folder of lessons. */
  const files = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text]));
  const herons = (file: string, license: string) =>
    files({
      'count.md': page(`::dataset[Herons by day]{file="${file}" license="${license}"}`),
      [file]: 'day,herons\n1,4\n',
    });
  const plan = (of: string) =>
    files({
      'count.md': lesson('Count the birds.', '  minutes: 15'),
      'plan.md': page(`Counting takes :time{of="${of}"}.`),
    });
  const glossary = (text: string) =>
    files({'glossary.md': page(text), 'herons.md': page('The images come from a :term[camera trap].')});
  const standards =
    '- set: CSTA\n  name: K-12 Computer Science Standards\n  year: 2017\n  url: https://csteachers.org/k12standards/\n  codes:\n    3A-DA-12: build a model of how the parts of data are related\n';
  const standard = (code: string) => `  standards: [{set: CSTA, codes: [${code}]}]`;
  return {
    'known-directive': {
      ...error,
      summary:
        'The name after the colons is an element of lessons, such as `quiz`, or an admonition, such as `note`. Any other name would appear on the page with its colons.',
      wrong: ':::notes\n\nThe model needs a GPU.\n\n:::',
      right: ':::note\n\nThe model needs a GPU.\n\n:::',
    },
    'element-attribute': {
      ...error,
      summary: 'The attributes of a lesson element have values that it knows, and those that it needs are there.',
      wrong: quiz(...right).replace('single', 'one'),
      right: quiz(...right),
    },
    'directive-label': {
      ...error,
      summary: 'An element that needs a heading or a question of its own, such as a quiz, has it in brackets.',
      wrong: ':::misconception\n\nWhat counts is which animals the images show.\n\n:::',
      right:
        ':::misconception[More images make the model fair.]\n\nWhat counts is which animals the images show.\n\n:::',
    },
    'directive-syntax': {
      ...error,
      summary:
        'An element begins with the number of colons that its kind needs, without spaces, and a box ends with a line of as many. An outer box has one more than the boxes in it.',
      wrong: ':::note\n\nThe model needs a GPU.',
      right: ':::note\n\nThe model needs a GPU.\n\n:::',
    },
    'quiz-choices': {
      ...error,
      summary:
        'A quiz has at least two choices with checkboxes; one that asks for an order has a numbered list in the right order.',
      wrong: quiz('- Two', '- Four'),
      right: quiz(...right),
    },
    'quiz-answer': {
      ...error,
      summary:
        'A quiz marks the correct choice with `[x]`, exactly one if its type is `single`; a number has an `answer`.',
      wrong: quiz('- [ ] Two', '  Yes, all birds have two.', '- [ ] Four', '  No, mammals do.'),
      right: quiz(...right),
    },
    'quiz-feedback': {
      ...hint,
      summary: 'Each choice says why it is right or wrong. Learners learn more from the reason than from the mark.',
      wrong: quiz('- [x] Two', '- [ ] Four'),
      right: quiz(...right),
    },
    'question-answer': {
      ...error,
      summary: 'A question contains exactly one answer, which is hidden until learners open it.',
      wrong: '::::question[Why do the counts differ?]\n\nThink of the time of day.\n\n::::',
      right: '::::question[Why do the counts differ?]\n\n:::answer\n\nHerons hunt at dawn.\n\n:::\n\n::::',
    },
    'prediction-outcome': {
      ...error,
      summary:
        'A prediction contains the output that it is about, and the text that explains it. Both stay folded until learners have written what they expect, or have run the step.',
      wrong:
        ':::predict[How many owls will it find?]\n\n```bash run needs="software: owls"\nowls count\n```\n\n:::\n\n```text output\n4 owls\n```',
      right:
        ':::predict[How many owls will it find?]\n\n```bash run needs="software: owls"\nowls count\n```\n\n```text output\n4 owls\n```\n\n:::',
    },
    'hands-on-steps': {
      ...hint,
      summary:
        'A hands-on box has numbered steps. Numbers help learners keep their place while they switch between the page and their work.',
      wrong: ':::hands-on[Count the herons]\n\nOpen the image and count.\n\n:::',
      right: ':::hands-on[Count the herons]\n\n1. Open the image.\n2. Count the herons.\n\n:::',
    },
    'worksheet-prompts': {
      ...error,
      summary:
        'The prompts of a worksheet are a list. Each entry becomes a field to write in, on the screen and on paper.',
      wrong: ':::worksheet\n\nWhich birds did you see?\n\n:::',
      right: ':::worksheet\n\n1. Which birds did you see?\n2. Where were they?\n\n:::',
    },
    'teacher-content-placement': {
      ...error,
      summary:
        'Content for teachers appears only in lessons, which hide it from learners; `::for-teachers` is directly below the heading of its section.',
      wrong: lesson('## Prepare the class\n\nPrint the images.\n\n::for-teachers'),
      right: lesson('## Prepare the class\n\n::for-teachers\n\nPrint the images.'),
    },
    'lesson-level': {
      ...hint,
      summary: 'A lesson states its level: beginner, intermediate, or advanced. Teachers choose by it.',
      wrong: files({'count.md': lesson('Count the birds.')}),
      right: files({'count.md': lesson('Count the birds.', '  level: beginner')}),
    },
    'section-minutes': {
      ...error,
      summary:
        '`::minutes` gives a whole number of minutes, on the line below a heading of level 2. Readers see it there, and the sections add up to the duration of the lesson.',
      wrong: lesson('## Count\n\n::minutes[a quarter of an hour]\n\nCount the birds.', '  minutes: 15'),
      right: lesson('## Count\n\n::minutes[15]\n\nCount the birds.', '  minutes: 15'),
    },
    'section-minutes-required': {
      ...hint,
      summary:
        'In a lesson with a duration, the sections have theirs. Teachers then see what to leave out if time is short.',
      wrong: files({'count.md': lesson('## Count\n\nCount the birds.', '  minutes: 15')}),
      right: files({'count.md': lesson('## Count\n\n::minutes[15]\n\nCount the birds.', '  minutes: 15')}),
    },
    'lesson-minutes': {
      ...error,
      summary: 'The duration of a lesson is the sum of those of its sections. Teachers plan with both.',
      wrong: lesson('## Count\n\n::minutes[15]\n\nCount the birds.', '  minutes: 45'),
      right: lesson('## Count\n\n::minutes[15]\n\nCount the birds.', '  minutes: 15'),
    },
    'teacher-plan': {
      ...error,
      summary:
        'A plan by the minute in the notes for teachers has the times of the sections. The view for teachers makes its plan from them, and two plans of one lesson confuse. A table that names sections needs no times.',
      wrong: lesson(`${twoSections}| Minutes | What happens |\n|---|---|\n| 0 to 20 | Count aloud |`, '  minutes: 15'),
      right: lesson(
        `${twoSections}| Section | What happens |\n|---|---|\n| [Count](#count) | Count aloud |`,
        '  minutes: 15',
      ),
    },
    'lesson-time-target': {
      ...error,
      summary: '`:time` shows the duration of a lesson, so it names a page that has one.',
      wrong: plan('counting.md'),
      right: plan('count.md'),
    },
    'lesson-prerequisite': {
      ...error,
      summary: 'A prerequisite is the path of an existing page, which the lesson links to.',
      wrong: files({'count.md': lesson('Count the birds.', '  prerequisites: [introduction.md]')}),
      right: files({'count.md': lesson('Count the birds.', '  prerequisites: [intro.md]')}),
    },
    'term-defined': {
      ...error,
      summary:
        'A term is in the glossary, so that readers can open its definition. If the text differs from the entry, `of` names the entry.',
      wrong: 'Each image shows :term[traps].',
      right: 'The images come from :term[traps]{of="camera trap"}.',
    },
    'glossary-page': {
      ...error,
      summary:
        'If pages use terms, the page `glossary.md` in the folder of lessons has the element `::glossary`, to whose entries the terms link.',
      wrong: glossary('Terms.'),
      right: glossary('::glossary'),
    },
    'glossary-schema': {
      ...error,
      summary:
        'An entry of the glossary is a term that no other entry has, with a definition of at most 400 characters.',
      wrong: files({'glossary.yml': '- term: camera trap\n'}),
      right: files({'glossary.yml': '- term: camera trap\n  definition: A camera that animals release.\n'}),
    },
    'data-file': {
      ...error,
      summary: 'The file of a data set is in the folder `data` beside the page. Only files there are published.',
      wrong: herons('herons.csv', 'CC0-1.0'),
      right: herons('data/herons.csv', 'CC0-1.0'),
    },
    'data-license': {
      ...error,
      summary:
        'Each published data file has a license, as an identifier of SPDX. Without one, nobody may use the data.',
      wrong: herons('data/herons.csv', 'free'),
      right: herons('data/herons.csv', 'CC0-1.0'),
    },
    'standards-schema': {
      ...error,
      summary:
        'The file of standards lists each publisher once, with the name, year, and URL of the publication, and what each code asks.',
      wrong: files({'standards.yml': '- set: CSTA\n'}),
      right: files({'standards.yml': standards}),
    },
    'lesson-standard': {
      ...error,
      summary:
        'A lesson names standards by the codes of the file of standards, and sections by their headings. What a code asks is written there once, for all lessons.',
      wrong: files({'standards.yml': standards, 'count.md': lesson('Count the birds.', standard('3A-DA-21'))}),
      right: files({'standards.yml': standards, 'count.md': lesson('Count the birds.', standard('3A-DA-12'))}),
    },
    'learning-path': {
      ...refused,
      summary:
        'A learning path has a title, an audience, an outcome, and at least two steps. Each step names the address of a page and says why it is part of the path.',
      wrong: files({'learning-paths.yml': pathTo(`${folder}/introduction`, folder)}),
      right: files({'learning-paths.yml': pathTo(`${folder}/intro`, folder)}),
    },
  } satisfies Record<string, Rule>;
};

/** Id of a rule about lessons. */
export type LessonRuleId = keyof ReturnType<typeof rulesIn>;
