import type {ReactNode} from 'react';

/** The question of a quiz item. */
export default function QuizQuestion({children}: {children: ReactNode}): ReactNode {
  return children;
}
