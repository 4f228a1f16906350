import type {ReactNode} from 'react';

/** Marks the section it begins as being for teachers: slides and handouts leave it out (views/forTeachers.ts). */
export default function ForTeachers(): ReactNode {
  return <p className="lesson-for-teachers">For teachers</p>;
}
