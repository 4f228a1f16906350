import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/**
 * A note that only views for teachers show, such as those of @training-catalog/lesson-views. Without scripts, which these
 * need, it is a collapsed section.
 */
export default function InstructorNote({children}: {children: ReactNode}): ReactNode {
  return (
    <details className="lesson-box lesson-instructor not-searched" hidden>
      <summary>
        {translate({
          id: 'training-catalog.lessons.instructor-note',
          message: 'Instructor note',
          description: 'Above a note for those who teach a lesson',
        })}
      </summary>
      {children}
    </details>
  );
}
