import type {ReactNode} from 'react';
import {answerText} from '../../client/texts.js';

/** The collapsed answer to a question. It opens without scripts, and is open on paper and in the teacher's view. */
export default function Answer({children}: {children: ReactNode}): ReactNode {
  return (
    <details className="lesson-answer">
      <summary>{answerText()}</summary>
      {children}
    </details>
  );
}
