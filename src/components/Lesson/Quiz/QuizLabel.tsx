import type {ReactNode} from 'react';

/** Text of a choice. */
export default function QuizLabel({children}: {children: ReactNode}): ReactNode {
  return children;
}
