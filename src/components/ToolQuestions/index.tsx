import {Suspense, type ReactNode} from 'react';
import {lazyPart} from '@site/src/components/lazyPart';

// MDXComponents imports this file on every page, so the questions, which only one page lists, are a separate chunk. Server
// rendering waits for it, so they are in the HTML.
const Questions = lazyPart(() => import('./ToolQuestions'));

/** The questions of a field with the tools that answer them; see ToolQuestions.tsx. */
export default function ToolQuestions({field}: {field: string}): ReactNode {
  return (
    <Suspense>
      <Questions field={field} />
    </Suspense>
  );
}
