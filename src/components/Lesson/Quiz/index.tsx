import {useEffect, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';
import PartBoundary from '@site/src/components/PartBoundary';
import {mounted} from './mounted';
import type {QuizProps} from './Quiz';

// All lessons share one script for their quizzes; the text is in the page.
const LazyQuiz = lazyPart(() => import('./Quiz'));

/** A quiz item; see Quiz.tsx. */
export default function Quiz(props: QuizProps): ReactNode {
  useEffect(() => {
    mounted.count += 1;
    return () => {
      mounted.count -= 1;
    };
  }, []);
  return (
    <PartBoundary>
      <LazyQuiz {...props} />
    </PartBoundary>
  );
}
