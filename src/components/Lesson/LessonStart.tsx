import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LearningFacts} from '@site/content-lint/model/schemas';
import {institute} from '@site/shared/site';
import {useSiteRoot} from '../StructuredData/useSiteRoot';
import StructuredData from '../StructuredData/StructuredData';
import Part from './Part';
import {duration} from './duration';
import {lessonStructuredData} from './structuredData';
import {useLearningFacts} from './useLearningFacts';

/** The lesson for machines, in the head of its page. */
function LessonData({facts}: {facts: LearningFacts}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {urlOf} = useSiteRoot();
  const data = lessonStructuredData(facts, {
    title: metadata.title,
    description: metadata.description,
    url: urlOf(metadata.permalink),
    modified: metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt).toISOString() : undefined,
    keywords: [...metadata.tags.map(({label}) => label), ...(frontMatter.keywords ?? [])],
    provider: {name: institute.name, url: institute.homepage},
  });
  return <StructuredData data={data} />;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Opening block of a lesson or tutorial: who it is for, what it needs, its time, what one can do afterwards.
 *
 * @param props.children list of the pages to read or do first, if there are some
 */
export default function LessonStart({children}: {children?: ReactNode}): ReactNode {
  const facts = useLearningFacts();
  if (!facts) {
    return null;
  }
  return (
    <section className="lesson-start" aria-label="About this lesson">
      <LessonData facts={facts} />
      <Part title="Who it is for" items={facts.audience} />
      {facts.level !== undefined && <Part title="Level" items={[capitalized(facts.level)]} />}
      <Part title="What you need" items={facts.needs} />
      {children && <Part title="Do first">{children}</Part>}
      {facts.minutes !== undefined && <Part title="Time" items={[duration(facts.minutes)]} />}
      <Part title="What you will be able to do" items={facts.outcomes} />
    </section>
  );
}
