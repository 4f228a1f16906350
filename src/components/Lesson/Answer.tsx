import type {ReactNode} from 'react';

/** The collapsed answer to a question. It opens without scripts, and is open on paper and in the teacher's view. */
export default function Answer({children}: {children: ReactNode}): ReactNode {
  return (
    <details className="lesson-answer">
      <summary>Answer</summary>
      {children}
    </details>
  );
}
