import type {ReactNode} from 'react';

/** What prints the boxes of a page that is no lesson: nothing, unless another plugin brings it. */
export default function LessonPrint(): ReactNode {
  return null;
}
