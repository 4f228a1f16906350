/** Places of front matter, of data in YAML, and of JSON where a contributor can put words, as the schemas name them. */
import * as z from 'zod';
import {frontMatterKeys} from '@training-catalog/content-lint/rules';
import lintConfig from '../../content-lint.config';

type Path = readonly (string | number)[];

/** A value that a schema reads as a text. */
export interface Place {
  path: Path;
  /** The value of the whole schema that has only what it must have, and a text at this place. */
  with: (text: unknown) => unknown;
  /** A text that the schema allows there. */
  usual: unknown;
  schema: z.ZodType;
}

/** Texts, of which one fits whatever a schema asks. */
const usualTexts = [
  'Text',
  'Text?',
  'https://example.org/',
  '/docs/intro',
  'page.md',
  '10.1000/182',
  '7486f11',
  '1.0',
  '2026-01-15',
  '048213 991820',
  'America/New_York',
  'docs/intro',
];

/** Adds an optional key where an object needs one of several. */
function completed(schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const isRight = (one: object): boolean => schema.safeParse(one).success;
  const more = Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([key]) => !(key in value))
    .map(([key, one]) => ({...value, [key]: usualValue(one)}));
  return isRight(value) ? value : (more.find(isRight) ?? value);
}

const usualFor = (schema: z.ZodType): string | undefined => usualTexts.find((text) => schema.safeParse(text).success);

/** The schema without what only says that a value may be missing. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success;

/** The shortest value that a schema allows. */
function usualValue(schema: z.ZodType): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(inner.shape as Record<string, z.ZodType>)
        .filter(([, value]) => !isOptional(value))
        .map(([key, value]) => [key, usualValue(value)]),
    );
  }
  if (inner instanceof z.ZodArray) {
    const one = usualValue(inner.element as z.ZodType);
    return [[one], [one, one]].find((list) => inner.safeParse(list).success) ?? [one];
  }
  if (inner instanceof z.ZodRecord) {
    return {Text: usualValue(inner.valueType as z.ZodType)};
  }
  if (inner instanceof z.ZodEnum) {
    return inner.options[0];
  }
  if (inner instanceof z.ZodLiteral) {
    return inner.value;
  }
  return usualFor(inner) ?? [true, 2026, 1].find((value) => inner.safeParse(value).success);
}

/** Every place of a schema where a text can stand, lists and parts of lists included; names of free keys, too. */
function placesOf(schema: z.ZodType, path: Path = []): Place[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) {
    const usual = usualValue(inner) as Record<string, unknown>;
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, value]) =>
      placesOf(value, [...path, key]).map((place) => ({
        ...place,
        with: (text: unknown) => ({
          ...completed(inner, {...usual, [key]: place.with(place.usual)}),
          [key]: place.with(text),
        }),
      })),
    );
  }
  if (inner instanceof z.ZodArray) {
    const element = bare(inner.element as z.ZodType);
    const shortest = usualValue(element);
    const one = element instanceof z.ZodObject ? completed(element, shortest as Record<string, unknown>) : shortest;
    const isEnough = inner.safeParse([one]).success;
    return placesOf(inner.element as z.ZodType, [...path, 0]).map((place) => ({
      ...place,
      with: (text) => (isEnough ? [place.with(text)] : [place.with(text), one]),
    }));
  }
  if (inner instanceof z.ZodRecord) {
    const value = usualValue(inner.valueType as z.ZodType);
    return [
      {
        path: [...path, '*'],
        with: (text) => ({[String(text)]: value}),
        usual: 'Text',
        schema: inner.keyType as z.ZodType,
      },
      ...placesOf(inner.valueType as z.ZodType, [...path, 'Text']).map((place) => ({
        ...place,
        with: (text: unknown) => ({Text: place.with(text)}),
      })),
    ];
  }
  const usual = usualFor(inner);
  const takesText = !(inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral) && usual !== undefined;
  return takesText ? [{path, with: (text) => text, usual, schema: inner}] : [];
}

/** Every place of front matter where a text can stand. */
export const frontMatterPlaces = (): Place[] => placesOf(frontMatterKeys(lintConfig));

/** Ways to write a text so that more schemas allow it: each as an address, a name of a file, or a question. */
export const forms: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `${text}?`,
  (text) => `https://evil.example/${text}`,
  (text) => `/${text}`,
  (text) => `${text}.md`,
  (text) => `10.1000/${text.replaceAll(' ', '')}`,
];
