import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import settings from '@generated/lessons/default/settings.json';
import Views from '@theme/Lesson/Views';
import Part from '../../client/Part.js';
import StructuredData from '@training-catalog/utils/structured-data';
import {lessonStructuredData, type Mention} from '../../client/structuredData.js';
import {useUrl} from '../../client/useUrl.js';
import type {LearningFacts, LessonLevel} from '../../learningFacts.js';
import type {Standard} from '../../standards.js';

/** What the remark plugin writes. */
interface Props {
  /** A tutorial is read at the computer, so it has no views. */
  kind: 'lesson' | 'tutorial';
  /** Duration in words. */
  time?: string;
  /** Data that the lesson uses and pages that it leads to, as JSON. */
  mentions: string;
  /** Titles of the pages to read or do first, as JSON. */
  requires: string;
  /** Standards that it practices, as JSON. */
  standards?: string;
  /** Name of its stage. */
  stage?: string;
  /** List of the pages to read or do first, if there are some. */
  children?: ReactNode;
}

/** Name of a level, as the first word of a line. */
const levelText = (level: LessonLevel): string =>
  ({
    beginner: translate({id: 'training-catalog.lessons.level.beginner', message: 'Beginner', description: 'A level'}),
    intermediate: translate({
      id: 'training-catalog.lessons.level.intermediate',
      message: 'Intermediate',
      description: 'A level',
    }),
    advanced: translate({id: 'training-catalog.lessons.level.advanced', message: 'Advanced', description: 'A level'}),
  })[level];

/** Structured data of the lesson, in the head of its page. */
function LessonData({
  kind,
  facts,
  mentions,
  requires,
  standards = '[]',
  stage,
}: Props & {facts: LearningFacts}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const urlOf = useUrl();
  const isLesson = kind === 'lesson';
  const titles = JSON.parse(requires) as string[];
  const tags = metadata.tags.map(({label}) => label);
  const data = lessonStructuredData(facts, {
    title: metadata.title,
    description: metadata.description,
    url: urlOf(metadata.permalink),
    language: i18n.currentLocale,
    // The profile has a day, without a time.
    modified: metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10) : undefined,
    topics: tags.length > 0 ? tags : (frontMatter.keywords ?? []),
    keywords: [...tags, ...(frontMatter.keywords ?? [])],
    // Addresses within the site have no host.
    mentions: (JSON.parse(mentions) as Mention[]).map((mention) => ({...mention, url: siteConfig.url + mention.url})),
    // A lesson lists all that has to be read first; a tutorial may need knowledge that no page teaches.
    requires: isLesson && titles.length === 0 ? ['None'] : titles,
    stage,
    standards: JSON.parse(standards) as Standard[],
    resourceTypes: isLesson ? settings.resourceTypes : ['tutorial'],
    license: settings.license,
    provider: settings.provider,
  });
  return <StructuredData data={data} />;
}

/** Opening block of a lesson or tutorial: audience, requirements, duration, and objectives. */
export default function LessonStart(props: Props): ReactNode {
  const {kind, time, children} = props;
  const {frontMatter} = useDoc();
  const {learning: facts} = frontMatter as {learning: LearningFacts};
  return (
    <section
      className="lesson-box lesson-start"
      aria-label={translate({
        id: 'training-catalog.lessons.start.label',
        message: 'About this lesson',
        description: 'Name of the first block of a lesson',
      })}
    >
      <LessonData {...props} facts={facts} />
      {kind === 'lesson' && (
        <Views facts={facts} time={time} standards={JSON.parse(props.standards ?? '[]') as Standard[]} />
      )}
      <Part
        className="lesson-audience"
        title={translate({
          id: 'training-catalog.lessons.start.audience',
          message: 'Who it is for',
          description: 'Above the audience of a lesson',
        })}
        items={facts.audience}
      />
      {facts.level !== undefined && (
        <Part
          className="lesson-audience"
          title={translate({
            id: 'training-catalog.lessons.start.level',
            message: 'Level',
            description: 'Above the level',
          })}
        >
          <span className="lesson-level" data-level={facts.level}>
            {levelText(facts.level)}
          </span>
        </Part>
      )}
      <Part
        title={translate({
          id: 'training-catalog.lessons.start.needs',
          message: 'What you need',
          description: 'Above what a learner needs for a lesson',
        })}
        items={facts.needs}
      />
      {children && (
        <Part
          title={translate({
            id: 'training-catalog.lessons.start.first',
            message: 'Read first',
            description: 'Above the pages to read before a lesson',
          })}
        >
          {children}
        </Part>
      )}
      {time !== undefined && (
        <Part title={translate({id: 'training-catalog.lessons.start.time', message: 'Time', description: 'Duration'})}>
          {time}
        </Part>
      )}
      <Part
        className="lesson-outcomes"
        title={translate({
          id: 'training-catalog.lessons.start.outcomes',
          message: 'What you will be able to do',
          description: 'Above the outcomes of a lesson',
        })}
        items={facts.outcomes}
      />
    </section>
  );
}
