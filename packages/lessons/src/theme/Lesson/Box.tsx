import type {ReactNode} from 'react';

/** A box in a lesson: an exercise, a question, a worksheet, a misconception, a key point. */
export default function Box({kind, children}: {kind: string; children: ReactNode}): ReactNode {
  return <section className={`lesson-box lesson-${kind}`}>{children}</section>;
}
