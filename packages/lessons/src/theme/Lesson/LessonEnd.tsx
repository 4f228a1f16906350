import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Part from '../../client/Part.js';
import LessonProgress from '../../client/progress/LessonProgress.js';
import {keyPointsText} from '../../client/texts.js';
import type {LearningFacts} from '../../learningFacts.js';

/** Closing block of a lesson or tutorial. */
export default function LessonEnd({kind}: {kind: 'lesson' | 'tutorial'}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {keyPoints} = (frontMatter as {learning: LearningFacts}).learning;
  return (
    <section className="lesson-end" aria-label={keyPointsText()}>
      <Part title={keyPointsText()} items={keyPoints} />
      {kind === 'lesson' && <LessonProgress permalink={metadata.permalink} />}
    </section>
  );
}
