import {createElement, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';

/** What a reader sees in the place of a part that failed. */
function FailedPart({tryAgain}: {tryAgain: () => void}): ReactNode {
  return (
    <p role="alert" className="alert alert--warning not-searched">
      <span>{translate({id: 'site.part.failed', message: 'This part of the page failed. The rest still works.'})}</span>{' '}
      <button type="button" className="button button--secondary button--sm" onClick={tryAgain}>
        {translate({id: 'site.part.retry', message: 'Try again'})}
      </button>
    </p>
  );
}

/**
 * A component that does not take the page with it when it throws, as parts do whose elements a translator or an extension
 * has changed.
 *
 * @returns the component, with everything that belongs to it, such as `Quiz.Choice`
 */
export function guard<Props extends object, Members extends object>(
  Part: ComponentType<Props> & Members,
): ((props: Props) => ReactNode) & Members {
  const Guarded = (props: Props): ReactNode => (
    <ErrorBoundary fallback={({tryAgain}) => <FailedPart tryAgain={tryAgain} />}>
      {createElement<Props>(Part, props)}
    </ErrorBoundary>
  );
  return Object.assign(Guarded, Part);
}
