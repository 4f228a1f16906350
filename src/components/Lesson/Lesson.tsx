import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LearningFacts} from '@site/content-lint/model/schemas';
import {institute} from '@site/shared/site';
import {useSiteRoot} from '../StructuredData/useSiteRoot';
import StructuredData from '../StructuredData/StructuredData';
import {duration} from './duration';
import {lessonStructuredData} from './structuredData';
import styles from './Lesson.module.css';

function useLearningFacts(): LearningFacts | undefined {
  return (useDoc().frontMatter as {learning?: LearningFacts}).learning;
}

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

function Part({title, items}: {title: string; items: readonly string[]}): ReactNode {
  return (
    <div>
      <p className={styles.partTitle}>{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Opening block of a lesson or tutorial: who it is for, what it needs, its time, what one can do afterwards. */
export function LessonStart(): ReactNode {
  const facts = useLearningFacts();
  if (!facts) {
    return null;
  }
  return (
    <section className={styles.start} aria-label="About this lesson">
      <LessonData facts={facts} />
      <Part title="Who it is for" items={facts.audience} />
      <Part title="What you need" items={facts.needs} />
      {facts.minutes !== undefined && <Part title="Time" items={[duration(facts.minutes)]} />}
      <Part title="What you will be able to do" items={facts.outcomes} />
    </section>
  );
}

/** Closing block of a lesson or tutorial. */
export function LessonEnd(): ReactNode {
  const facts = useLearningFacts();
  if (!facts) {
    return null;
  }
  return (
    <section className={styles.end} aria-label="Key points">
      <Part title="Key points" items={facts.keyPoints} />
    </section>
  );
}
