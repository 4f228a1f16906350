import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Kinds of boxes that have a title. */
type Kind = 'hands-on' | 'question' | 'misconception' | 'key-point';

const nameOf = (kind: Kind): string =>
  ({
    'hands-on': translate({
      id: 'training-catalog.lessons.box.hands-on',
      message: 'Hands-on',
      description: 'Kind of a box in a lesson: steps that learners do',
    }),
    question: translate({
      id: 'training-catalog.lessons.box.question',
      message: 'Question',
      description: 'Kind of a box in a lesson: a question with an answer',
    }),
    misconception: translate({
      id: 'training-catalog.lessons.box.misconception',
      message: 'Misconception',
      description: 'Kind of a box in a lesson: a wrong belief, and why it is wrong',
    }),
    'key-point': translate({
      id: 'training-catalog.lessons.box.key-point',
      message: 'Key point',
      description: 'Kind of a box in a lesson: what to remember',
    }),
  })[kind];

/** Kind and title of a box. */
export default function BoxTitle({kind, children}: {kind: Kind; children?: ReactNode}): ReactNode {
  return (
    <p className="lesson-box-title">
      <strong className="lesson-kind">
        {nameOf(kind)}
        {children ? ':' : ''}
      </strong>
      {children ? ' ' : ''}
      {children}
    </p>
  );
}
