import type {LearningFacts, LessonPerson} from '../learningFacts.js';
import type {LearningPath} from '../lists.js';
import type {Standard} from '../standards.js';

/** A data set or page that a lesson mentions. */
export interface Mention {
  /** Type in the terms of schema.org. */
  type: 'Dataset' | 'WebPage';
  name: string;
  /** Full address. */
  url: string;
  /** Address of its license, if it has its own. */
  license?: string | undefined;
}

/** What a lesson's structured data is made from, besides its facts. */
export interface LessonPage {
  title: string;
  description: string;
  /** Full address of the page. */
  url: string;
  /** ISO 8601 date of the last change, if known. */
  modified?: string | undefined;
  /** Topics: labels of the page's tags. */
  topics: readonly string[];
  keywords: readonly string[];
  mentions: readonly Mention[];
  /** Titles of the pages to read or do first. */
  requires: readonly string[];
  /** Name of its stage: alpha, beta, or stable. */
  stage?: string | undefined;
  /** Standards that it practices. */
  standards: readonly Standard[];
  /** A tutorial, or a lesson, which also has slides and a handout. */
  resourceTypes: readonly string[];
  /** Language of the page. */
  language: string;
  /** Author and provider, if the site names one. */
  provider?: {name: string; url: string} | undefined;
  /** Address of the license of its text. */
  license?: string | undefined;
}

const conformsTo = (profile: string) => ({
  'http://purl.org/dc/terms/conformsTo': {
    '@type': 'CreativeWork',
    '@id': `https://bioschemas.org/profiles/${profile}/1.0-RELEASE`,
  },
});

/** A duration as ISO 8601 writes it. */
const isoDuration = (minutes: number): string => `PT${minutes}M`;

/** Levels as the profiles write them. */
const levelName = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1);

const person = ({name, url}: LessonPerson) => ({'@type': 'Person', name, ...(url !== undefined && {url})});

const term = (name: string) => ({'@type': 'DefinedTerm', name});

/**
 * A lesson in the terms of schema.org LearningResource, with all properties that the Bioschemas profile
 * TrainingMaterial 1.0 asks for and recommends, as far as the page has the facts, so that training registries can
 * harvest it.
 *
 * @see https://bioschemas.org/profiles/TrainingMaterial/1.0-RELEASE
 */
export function lessonStructuredData(facts: LearningFacts, page: LessonPage): Record<string, unknown> {
  const organization = page.provider && {'@type': 'Organization', ...page.provider};
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    ...conformsTo('TrainingMaterial'),
    '@id': page.url,
    identifier: facts.doi === undefined ? page.url : `https://doi.org/${facts.doi}`,
    url: page.url,
    name: page.title,
    description: page.description,
    abstract: page.description,
    inLanguage: page.language,
    isAccessibleForFree: true,
    ...(page.keywords.length > 0 && {keywords: page.keywords.join(', ')}),
    ...(page.topics.length > 0 && {about: page.topics.map(term)}),
    audience: facts.audience.map((audienceType) => ({'@type': 'Audience', audienceType})),
    ...(page.requires.length > 0 && {competencyRequired: page.requires}),
    ...(facts.level !== undefined && {educationalLevel: levelName(facts.level)}),
    ...(page.standards.length > 0 && {
      educationalAlignment: page.standards.map(({framework, code, url, text}) => ({
        '@type': 'AlignmentObject',
        alignmentType: 'teaches',
        educationalFramework: framework,
        targetName: code,
        targetDescription: text,
        targetUrl: url,
      })),
    }),
    learningResourceType: page.resourceTypes,
    ...(page.license !== undefined && {license: page.license}),
    ...(page.mentions.length > 0 && {
      mentions: page.mentions.map(({type, name, url, license}) => ({
        '@type': type,
        name,
        url,
        ...(license !== undefined && {license}),
      })),
    }),
    teaches: facts.outcomes,
    ...(facts.minutes !== undefined && {timeRequired: isoDuration(facts.minutes)}),
    ...(page.modified !== undefined && {dateModified: page.modified}),
    ...(page.stage !== undefined && {creativeWorkStatus: page.stage}),
    ...(facts.version !== undefined && {version: facts.version}),
    ...(organization && {author: organization, provider: organization}),
    ...(facts.authors && {author: facts.authors.map(person)}),
    ...(facts.reviewers && {contributor: facts.reviewers.map(person)}),
  };
}

/**
 * The list of learning paths on a page, which search engines want for a list of courses.
 *
 * @param urls full addresses of the paths, in their order
 * @see https://schema.org/ItemList
 */
export const pathListStructuredData = (urls: readonly string[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({'@type': 'ListItem', position: index + 1, url})),
});

/** What a path's structured data is made from, besides the path. */
export interface PathPlace {
  /** Full address of the path: the page that shows it, and its anchor. */
  url: string;
  /** Full address of a page, by its path with the base path. */
  urlOf: (permalink: string) => string;
  /** Language of the page. */
  language: string;
  provider?: {name: string; url: string} | undefined;
  license?: string | undefined;
}

/**
 * A learning path in the terms of schema.org Course, with the properties that the Bioschemas profiles Course 1.0 and
 * CourseInstance 1.0 ask for and recommend, except those for which the catalog has no facts: ratings, citations,
 * instructors, dates, topics, and prerequisites.
 *
 * @see https://bioschemas.org/profiles/Course/1.0-RELEASE
 * @see https://bioschemas.org/profiles/CourseInstance/1.0-RELEASE
 */
export function pathStructuredData(
  path: LearningPath,
  {url, urlOf, language, provider, license}: PathPlace,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    ...conformsTo('Course'),
    '@id': url,
    url,
    name: path.title,
    description: `For: ${path.audience} Outcome: ${path.outcome}`,
    abstract: `Outcome: ${path.outcome}`,
    keywords: path.steps.map(({title}) => title).join(', '),
    audience: {'@type': 'Audience', audienceType: path.audience},
    ...(path.level !== undefined && {educationalLevel: levelName(path.level)}),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      // One of the values that search engines know.
      courseMode: 'Online',
      courseWorkload: isoDuration(path.minutes),
      inLanguage: language,
      location: {'@type': 'VirtualLocation', url},
      offers: {'@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD', url},
      url,
    },
    hasPart: path.steps.map(({title, permalink, minutes, isLesson}) => ({
      '@type': isLesson ? 'LearningResource' : 'WebPage',
      name: title,
      url: urlOf(permalink),
      timeRequired: isoDuration(minutes),
    })),
    mentions: path.steps.map(({title, permalink}) => ({'@type': 'WebPage', name: title, url: urlOf(permalink)})),
    inLanguage: language,
    isAccessibleForFree: true,
    ...(license !== undefined && {license}),
    ...(provider && {provider: {'@type': 'Organization', ...provider}}),
    teaches: [path.outcome],
    timeRequired: isoDuration(path.minutes),
  };
}
