import type {ReactNode} from 'react';

/** What a quiz item says with its answer, whatever was chosen. */
export default function QuizFeedback({children}: {children: ReactNode}): ReactNode {
  return children;
}
