import type {ReactNode} from 'react';
import Part from './Part';
import {useLearningFacts} from './useLearningFacts';

/** Closing block of a lesson or tutorial. */
export default function LessonEnd(): ReactNode {
  const facts = useLearningFacts();
  if (!facts) {
    return null;
  }
  return (
    <section className="lesson-end" aria-label="Key points">
      <Part title="Key points" items={facts.keyPoints} />
    </section>
  );
}
