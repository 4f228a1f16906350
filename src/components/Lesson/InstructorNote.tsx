import type {ReactNode} from 'react';

/**
 * A note that only the teacher's view and the speaker notes of the slides show. Without scripts, which these views
 * need, it is a collapsed section.
 */
export default function InstructorNote({children}: {children: ReactNode}): ReactNode {
  return (
    <details className="lesson-instructor not-searched" hidden>
      <summary>Instructor note</summary>
      {children}
    </details>
  );
}
