import {lazy, Suspense, type ReactNode} from 'react';
import type {QuizProps} from './Quiz';

// All lessons share one script for their quizzes; the text is in the page.
const LazyQuiz = lazy(() => import('./Quiz'));

/** A quiz item; see Quiz.tsx. */
export default function Quiz(props: QuizProps): ReactNode {
  return (
    <Suspense>
      <LazyQuiz {...props} />
    </Suspense>
  );
}
