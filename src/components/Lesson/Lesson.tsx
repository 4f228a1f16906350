import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LearningFacts} from '@site/src/content/schemas';
import styles from './Lesson.module.css';

function useLearningFacts(): LearningFacts | undefined {
  return (useDoc().frontMatter as {learning?: LearningFacts}).learning;
}

/** Says minutes as people do: "45 minutes", "2 hours 30 minutes". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const part = (count: number, unit: string): string =>
    count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [part(hours, 'hour'), part(rest, 'minute')].filter(Boolean).join(' ');
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
