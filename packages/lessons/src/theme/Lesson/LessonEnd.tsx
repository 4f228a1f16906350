import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import Part from '../../client/Part.js';
import LessonProgress from '../../client/progress/LessonProgress.js';
import type {LearningFacts} from '../../learningFacts.js';

/** Closing block of a lesson or tutorial. */
export default function LessonEnd({kind, children}: {kind: 'lesson' | 'tutorial'; children?: ReactNode}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {keyPoints} = (frontMatter as {learning: LearningFacts}).learning;
  const title = translate({id: 'training-catalog.lessons.key-points', message: 'Key points', description: 'Last list'});
  return (
    <section className="lesson-box lesson-end" aria-label={title}>
      <Part title={title} items={keyPoints} />
      {children}
      {kind === 'lesson' && <LessonProgress permalink={metadata.permalink} />}
    </section>
  );
}
