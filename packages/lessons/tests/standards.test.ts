// Misspelled on purpose. cspell:ignore Listn
import {afterEach, describe, expect, it} from 'vitest';
import {lessonStructuredData} from '../src/client/structuredData.js';
import type {LearningFacts} from '../src/learningFacts.js';
import type {Standard} from '../src/standards.js';
import {owlFiles, owlSite, type OwlSite} from './site.js';

const file = (more = ''): string =>
  `- set: CSTA\n  name: K-12 Standards\n  year: 2017\n  url: https://example.org/k12\n  codes: {3A-DA-11: make graphics}\n${more}`;
const learning = (...standards: NonNullable<LearningFacts['standards']>): LearningFacts => ({
  audience: ['All'],
  needs: ['A browser'],
  outcomes: ['Count owls'],
  keyPoints: ['Owls hide'],
  standards,
});

let site: OwlSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

/** The standards in the structured data of the lesson. */
async function standardsIn(facts: object, standards = file()): Promise<Standard[]> {
  site = await owlSite(undefined, {...owlFiles, 'docs/lessons/standards.yml': standards});
  const {children} = site.transformed('Text.\n\n## Listen\n\nText.', {learning: facts});
  const start = children.find((node) => 'name' in node && node.name === 'LessonStart') as unknown as {
    attributes: {name: string; value: string}[];
  };
  return JSON.parse(start.attributes.find(({name}) => name === 'standards')?.value ?? '') as Standard[];
}

describe('the standards of a lesson', () => {
  it('have their text, once for the whole lesson and its sections', async () => {
    const named = await standardsIn(
      learning({set: 'CSTA', codes: ['3A-DA-11']}, {set: 'CSTA', codes: ['3A-DA-11'], section: 'Listen'}),
    );
    expect(named).toEqual([
      {
        set: 'CSTA',
        code: '3A-DA-11',
        framework: 'K-12 Standards, 2017',
        url: 'https://example.org/k12',
        text: 'make graphics',
      },
    ]);
    const page = {title: '', description: '', url: '', topics: [], keywords: [], mentions: [], requires: []};
    expect(
      lessonStructuredData(learning(), {...page, standards: named, resourceTypes: [], language: 'en'}),
    ).toMatchObject({
      educationalAlignment: [
        {
          '@type': 'AlignmentObject',
          alignmentType: 'teaches',
          educationalFramework: 'K-12 Standards, 2017',
          targetName: '3A-DA-11',
          targetDescription: 'make graphics',
          targetUrl: 'https://example.org/k12',
        },
      ],
    });
  });

  it.each([
    [
      'a publisher that is not listed',
      {set: 'ISTE', codes: ['5b']},
      /no standards of "ISTE"; did you mean "CSTA"\? write a set of .*\.yml/,
    ],
    ['a code that is not listed', {set: 'CSTA', codes: ['3A-DA-12']}, /"3A-DA-12"; did you mean "3A-DA-11"\?/],
    [
      'a section that is not there',
      {set: 'CSTA', codes: ['3A-DA-11'], section: 'Listn'},
      /no heading "Listn"; did you mean "Listen"\?/,
    ],
    ['no codes', {set: 'CSTA', codes: []}, /codes/],
  ])('stop the build with %s', async (_name, entry, message) => {
    await expect(standardsIn(learning(entry))).rejects.toThrow(message);
  });

  it('stop the build with a publisher that is listed twice', async () => {
    await expect(standardsIn(learning({set: 'CSTA', codes: ['3A-DA-11']}), file(file()))).rejects.toThrow(
      /standards\.yml:6: CSTA is listed twice; join them/,
    );
  });
});

it('the matrix has a row for a lesson, and one for each section with standards of its own', async () => {
  site = await owlSite(
    undefined,
    {...owlFiles, 'docs/lessons/standards.yml': file()},
    {
      'set up': learning(
        {set: 'CSTA', codes: ['3A-DA-11']},
        {set: 'CSTA', codes: [1], section: 'On the roof: listen'},
        {set: 'ISTE', codes: [2], section: 'On the roof: listen'},
      ),
    },
  );
  expect(site.data['standards.json']).toMatchObject({
    sets: [{set: 'CSTA'}],
    rows: [
      {title: 'set up', to: '/base/lessons/set up', codes: {CSTA: ['3A-DA-11']}},
      {
        section: 'On the roof: listen',
        to: '/base/lessons/set up#on-the-roof-listen',
        codes: {CSTA: ['1'], ISTE: ['2']},
      },
    ],
  });
});
