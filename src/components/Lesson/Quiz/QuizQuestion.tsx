import type {ReactNode} from 'react';

/** What a quiz item asks. */
export default function QuizQuestion({children}: {children: ReactNode}): ReactNode {
  return children;
}
