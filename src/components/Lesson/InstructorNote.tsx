import type {ReactNode} from 'react';

/**
 * A note that only the teacher's view shows, and the speaker notes of the slides. Without scripts, where there is
 * no such view, it is there to unfold.
 */
export default function InstructorNote({children}: {children: ReactNode}): ReactNode {
  return (
    <details className="lesson-instructor not-searched" hidden>
      <summary>Instructor note</summary>
      {children}
    </details>
  );
}
