import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {CopyState} from './useCopy';

/** Announces a copy to screen readers, and shows everyone what to do if it failed. */
export default function CopyStatus({state, remedy}: {state: CopyState; remedy: ReactNode}): ReactNode {
  return (
    <span role="status" className={state === 'failed' ? 'copy-failure not-searched' : 'visually-hidden'}>
      {state === 'copied' && <span>{translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}</span>}
      {state === 'failed' && (
        <span>
          <span>
            <Translate id="site.notCopied">Not copied.</Translate>
          </span>{' '}
          <span>{remedy}</span>
        </span>
      )}
    </span>
  );
}
