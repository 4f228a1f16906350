import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Marks the section it begins as being for teachers: views for learners, such as slides, leave it out. */
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
