import type {LearningFacts} from '@site/content-lint/model/schemas';

/** What a lesson's structured data is made from beside its facts. */
export interface LessonPage {
  title: string;
  description: string;
  /** Full address of the page. */
  url: string;
  /** ISO 8601 date of the last change, if known. */
  modified?: string | undefined;
  keywords: readonly string[];
  provider: {name: string; url: string};
}

/**
 * A lesson in the terms of schema.org LearningResource, with the properties that the Bioschemas
 * profile TrainingMaterial 1.0 asks for, so that registries of training can harvest it.
 *
 * @see https://bioschemas.org/profiles/TrainingMaterial/1.0-RELEASE
 */
export function lessonStructuredData(facts: LearningFacts, page: LessonPage): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    'http://purl.org/dc/terms/conformsTo': {
      '@type': 'CreativeWork',
      '@id': 'https://bioschemas.org/profiles/TrainingMaterial/1.0-RELEASE',
    },
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: 'en',
    isAccessibleForFree: true,
    keywords: page.keywords.join(', '),
    audience: facts.audience.map((audienceType) => ({'@type': 'Audience', audienceType})),
    competencyRequired: facts.needs.join('; '),
    teaches: facts.outcomes,
    ...(facts.minutes !== undefined && {timeRequired: `PT${facts.minutes}M`}),
    ...(page.modified !== undefined && {dateModified: page.modified}),
    provider: {'@type': 'Organization', ...page.provider},
  };
}
