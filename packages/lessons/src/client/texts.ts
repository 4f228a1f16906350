import {translate} from '@docusaurus/Translate';

/** Kinds of boxes that have a title. */
export type BoxKind = 'hands-on' | 'question' | 'quiz' | 'misconception' | 'key-point';

/** Name of a kind of box. */
export const boxName = (kind: BoxKind): string =>
  ({
    'hands-on': translate({
      id: 'training-catalog.lessons.box.hands-on',
      message: 'Hands-on',
      description: 'Kind of box',
    }),
    question: translate({id: 'training-catalog.lessons.box.question', message: 'Question', description: 'Kind of box'}),
    quiz: translate({id: 'training-catalog.lessons.box.quiz', message: 'Quiz', description: 'Kind of box'}),
    misconception: translate({
      id: 'training-catalog.lessons.box.misconception',
      message: 'Misconception',
      description: 'Kind of box: a wrong belief, and why it is wrong',
    }),
    'key-point': translate({
      id: 'training-catalog.lessons.box.key-point',
      message: 'Key point',
      description: 'Kind of box: what to remember',
    }),
  })[kind];

/** "Answer", above the collapsed answer of a question or a quiz. */
export const answerText = (): string =>
  translate({id: 'training-catalog.lessons.answer', message: 'Answer', description: 'Above a collapsed answer'});
