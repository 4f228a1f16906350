import type {ReactNode} from 'react';

/** Properties of a choice; its label and its feedback are its children. */
export interface QuizChoiceProps {
  /** Present on a right choice. */
  right?: string;
  /** Its place in the right order, from 1. */
  place: string;
  children: ReactNode;
}

/** A choice of a quiz item, or a step of an order; Quiz.tsx reads it and shows it. */
export default function QuizChoice({children}: QuizChoiceProps): ReactNode {
  return children;
}
