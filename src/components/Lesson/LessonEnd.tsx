import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';
import Part from './Part';
import {isLesson} from '@site/shared/lessons';
import {useLearningFacts} from './useLearningFacts';

// Progress needs JavaScript.
const LessonProgress = lazyPart(() => import('../../learning/LessonProgress'));

/** Closing block of a lesson or tutorial. */
export default function LessonEnd(): ReactNode {
  const facts = useLearningFacts();
  const {metadata} = useDoc();
  if (!facts) {
    return null;
  }
  return (
    <section className="lesson-end" aria-label="Key points">
      <Part title="Key points" items={facts.keyPoints} />
      {isLesson(metadata.source) && (
        <PartBoundary>
          <LessonProgress permalink={metadata.permalink} />
        </PartBoundary>
      )}
    </section>
  );
}
