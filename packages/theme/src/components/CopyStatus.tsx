import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

/**
 * What a copy button says to screen readers, and, if copying failed, to everyone. The script of all pages
 * (src/pageControls) shows the text for the state of the button.
 *
 * @param remedy what the reader can do instead.
 */
export default function CopyStatus({remedy}: {remedy: ReactNode}): ReactNode {
  return (
    <span role="status" className="not-searched">
      <span hidden data-says="copied" className="visually-hidden">
        {translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
      </span>
      <span hidden data-says="failed" className="copy-failure">
        <span>
          <Translate id="site.notCopied">Not copied.</Translate>
        </span>{' '}
        <span>{remedy}</span>
      </span>
    </span>
  );
}
