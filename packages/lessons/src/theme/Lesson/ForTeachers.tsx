import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Marks the section it begins as being for teachers: slides and handouts leave it out (client/views/forTeachers.ts). */
export default function ForTeachers(): ReactNode {
  return (
    <p className="lesson-for-teachers">
      {translate({
        id: 'training-catalog.lessons.for-teachers',
        message: 'For teachers',
        description: 'Beside the heading of a section that learners do not need',
      })}
    </p>
  );
}
