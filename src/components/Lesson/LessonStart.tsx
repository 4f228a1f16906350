import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LearningFacts} from '@site/content-lint/model/schemas';
import {institute, textLicense} from '@site/catalog.config';
import {useSiteRoot} from '../StructuredData/useSiteRoot';
import StructuredData from '../StructuredData/StructuredData';
import Part from './Part';
import {duration} from './duration';
import {lessonStructuredData, type Mention} from './structuredData';
import {isLesson} from '@site/shared/lessons';
import {useLearningFacts} from './useLearningFacts';
import LessonViews from './views/LessonViews';

/** Structured data of the lesson, in the head of its page. */
function LessonData({
  facts,
  mentions,
  requires,
}: {
  facts: LearningFacts;
  mentions: readonly Mention[];
  requires: readonly string[];
}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {root, urlOf} = useSiteRoot();
  const tags = metadata.tags.map(({label}) => label);
  const topics = tags.length > 0 ? tags : (frontMatter.keywords ?? []);
  const data = lessonStructuredData(facts, {
    title: metadata.title,
    description: metadata.description,
    url: urlOf(metadata.permalink),
    // The profile has a day, without a time.
    modified: metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10) : undefined,
    topics,
    keywords: [...tags, ...(frontMatter.keywords ?? []), institute.shortName],
    // Addresses within the site have no host.
    mentions: mentions.map((mention) => ({...mention, url: new URL(mention.url, root).href})),
    // A lesson lists all that has to be read first; a tutorial may need knowledge that no page teaches.
    requires: isLesson(metadata.source) && requires.length === 0 ? ['None'] : requires,
    resourceTypes: isLesson(metadata.source) ? ['lesson', 'presentation', 'handout'] : ['tutorial'],
    license: textLicense.url,
    provider: {name: institute.name, url: institute.homepage},
  });
  return <StructuredData data={data} />;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Opening block of a lesson or tutorial: audience, requirements, duration, and objectives.
 *
 * @param props.mentions data that the lesson uses and pages that it leads to, as JSON
 * @param props.requires titles of the pages to read or do first, as JSON
 * @param props.children list of the pages to read or do first, if there are some
 */
export default function LessonStart({
  mentions = '[]',
  requires = '[]',
  children,
}: {
  mentions?: string;
  requires?: string;
  children?: ReactNode;
}): ReactNode {
  const facts = useLearningFacts();
  const {metadata} = useDoc();
  if (!facts) {
    return null;
  }
  return (
    <section className="lesson-start" aria-label="About this lesson">
      <LessonData
        facts={facts}
        mentions={JSON.parse(mentions) as Mention[]}
        requires={JSON.parse(requires) as string[]}
      />
      {/* Tutorials of projects have no views: they are read at the computer. */}
      {isLesson(metadata.source) && <LessonViews facts={facts} />}
      <Part className="lesson-audience" title="Who it is for" items={facts.audience} />
      {facts.level !== undefined && (
        <Part className="lesson-audience" title="Level">
          <span className="meter" data-level={facts.level}>
            {capitalized(facts.level)}
          </span>
        </Part>
      )}
      <Part title="What you need" items={facts.needs} />
      {children && <Part title="Read first">{children}</Part>}
      {facts.minutes !== undefined && <Part title="Time">{duration(facts.minutes)}</Part>}
      <Part className="lesson-outcomes" title="What you will be able to do" items={facts.outcomes} />
    </section>
  );
}
