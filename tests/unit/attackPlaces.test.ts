// What the content check says about texts of strangers in every place where they can be. What it lets through is built and opened
// in tests/browser/attackPages.spec.ts.
import {getTypes, SpecVersion} from '@redocly/openapi-core';
import {describe, expect, it} from 'vitest';
import {frontMatterPlaces} from '../support/attackFacts';
import {attackPlaces, attemptsOf, refusals, textsAt, usualErrors, type AttackPlace} from '../support/attackPlaces';
import {specificationFields} from '../support/attackSpecification';
import {attackTexts} from '../support/attackTexts';
import {isExhaustive} from './exhaustive';

/** One text of how many is tried at a place; those next to it have other ones. */
const share = isExhaustive ? 1 : 4;

const attempts = attemptsOf(share);

const refused = refusals(attempts);

const titleOf = ({kind, name}: AttackPlace): string => `${kind}: ${name}`;

it('each place and each text has a name of its own', () => {
  expect(new Set(attackPlaces.map(titleOf)).size).toBe(attackPlaces.length);
  expect(new Set(attackTexts.map(({at}) => at('mark'))).size).toBe(attackTexts.length);
  expect(attackTexts.filter(({at}) => at('w100t50').length > 160)).toEqual([]);
});

it('only what concerns the rest of a page is wrong with a place whatever text is there, and hides nothing', () => {
  const aboutTexts = usualErrors(attempts).filter(
    ({message}) => !/Text|page\.md|example\.org|\/docs\/intro/.test(message),
  );
  expect(new Set(aboutTexts.map(({rule}) => rule))).toEqual(
    new Set(
      ['code-block-language', 'front-matter-schema', 'heading-increment', 'image-exists', 'last-run'].concat([
        'lesson-minutes',
        'no-duplicate-question',
        'project-diagram',
        'teacher-content-placement',
        'yaml-syntax',
      ]),
    ),
  );
});

describe('what the check refuses', () => {
  it('has the file and line of the text, and says what to write instead', () => {
    // That each is at the line of its text is how it was found.
    const all = [...refused.values()].flat();
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({message}) => !/; |: write /.test(message))).toEqual([]);
  });

  it('never is a text that readers get sign by sign', () => {
    const isWords = (rule: string): boolean =>
      // A sign that no file may hold in YAML, a name in code that looks like one to replace, a sign that hides others.
      ['placeholder-explained', 'chart-schema', 'code-fence-closed', 'direction-marks'].includes(rule);
    const wrong = attempts
      .filter(({place}) => place.isVerbatim)
      .flatMap(({texts}) => texts.flatMap(({mark}) => refused.get(mark) ?? []))
      .filter(({rule}) => !isWords(rule));
    expect(wrong.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  const placeNamed = (title: string): AttackPlace => {
    const place = attackPlaces.find((one) => titleOf(one) === title);
    if (!place) {
      throw new Error(`There is no place "${title}".`);
    }
    return place;
  };

  const scripts = [
    'a script as an address',
    'a script as an address, in mixed case and after a sign',
    'a page as an address',
  ];
  const elsewhere = ['an address without a protocol', 'an address of another host'];

  it.each([
    [
      'prose: a paragraph, as it is',
      ['an image that fails', 'a script', 'an image after an ampersand', 'an expression', 'the end of a script'],
    ],
    ['prose: the address of a link', [...scripts, 'an address without a protocol']],
    ['prose: the address of a link, in numbers', [...scripts, 'an address without a protocol']],
    ['prose: the address of an image', [...scripts, ...elsewhere]],
    ['prose: the address of a link to a file', [...scripts, ...elsewhere, 'a path out of the site']],
    ['prose: the name of an attribute of a note', ['an image that fails', 'the name of the constructor']],
    ['diagram: the label of a node', ['an image that fails', 'a form, after an ampersand', 'a script']],
    ['diagram: the style of a node', ['the end of a style', 'an image that fails']],
    ['diagram: the address of a node', [...scripts, ...elsewhere]],
    ['diagram: the image of a node', [...scripts, ...elsewhere]],
    ['diagram: settings', ['the end of a style', 'the name of the constructor']],
    ['diagram: a link of a participant', [...scripts, ...elsewhere]],
    ['YAML lists: standards.yml, url', scripts],
    ['YAML lists: services.yml, instead', ['a link to a script']],
    [
      'names of files: a page',
      [
        'an image that fails',
        'the end of an attribute',
        'a part of a template string',
        'encoded signs',
        'an encoded path out of the site',
        'signs that turn the direction of a text',
      ],
    ],
    ['names of files: a folder', ['an image that fails', 'the end of an attribute', 'a part of a template string']],
    ['formula: an address', scripts],
    ['formula: a class', ['an image that fails', 'the name of the constructor']],
    ['formula: a size', ['an image that fails']],
    ['chart: the address of the source', [...scripts, 'an address without a protocol']],
    ['glossary: glossary.yml, see', [...scripts, 'an address without a protocol']],
    ['YAML lists: services.yml, url', [...scripts, 'an address without a protocol']],
  ])('%s', (title, names) => {
    const place = placeNamed(title);
    const texts = textsAt(place).filter(({name}) => names.includes(name));
    expect(texts).toHaveLength(names.length);
    const own = refusals([{place, texts}]);
    expect(texts.filter(({mark}) => !own.has(mark)).map(({name}) => name)).toEqual([]);
  });

  it('is each address in front matter that is none of a site', () => {
    const addresses = frontMatterPlaces().filter(
      ({schema}) => !schema.safeParse('Text').success && schema.safeParse('https://example.org/').success,
    );
    expect(addresses.map(({path: keys}) => keys.join('.'))).toEqual(
      expect.arrayContaining(['custom_edit_url', 'project.repository', 'event.url']),
    );
    const allowed = addresses.flatMap(({path: keys, schema}) =>
      attackTexts
        .filter(({name}) => [...scripts, 'an address without a protocol'].includes(name))
        .filter(({at}) => schema.safeParse(at('mark')).success)
        .map(({name}) => `${keys.join('.')}: ${name}`),
    );
    expect(allowed).toEqual([]);
  });
});

describe('the specification with texts', () => {
  /** Names of all fields of an object, those of its parts included. */
  function namesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
    if (Array.isArray(value)) {
      value.forEach((one) => namesIn(one, names));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) {
        names.add(name);
        namesIn(one, names);
      }
    }
    return names;
  }

  it('has every field of OpenAPI that holds a text', () => {
    const ours = namesIn(specificationFields);
    const missing = Object.entries(getTypes(SpecVersion.OAS3_1)).flatMap(([type, {properties}]) =>
      Object.entries(properties)
        .filter(([, kind]) => (kind as {type?: unknown} | null)?.type === 'string')
        .map(([name]) => name)
        .filter((name) => !name.startsWith('$') && !ours.has(name))
        .map((name) => `${type}.${name}`),
    );
    expect(missing).toEqual([]);
  });
});
