// Differs from the original: most diagrams are drawn when the site is built (packages/figures), so Mermaid (160 KB) is not
// part of every page. A page that has a diagram of another kind loads it, and shows the title and, without JavaScript, the
// description until it is drawn. A diagram that fails to render shows its source. On a screen much narrower than the
// diagram, it scrolls instead of shrinking until it is illegible.
import {lazy, Suspense, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Mermaid';
import {ScrollBox} from '@training-catalog/catalog/client';
import styles from '#css/Mermaid.module.css';

const Diagram = lazy(() => import('./Diagram.js'));

/** Title in a diagram's front matter. */
const titleOf = (value: string): string | undefined => /^---[ \t]*\ntitle:(.+)\n/.exec(value)?.[1]?.trim();

/** The description in a diagram's source, in one line or in braces; empty if it has none. */
const descriptionOf = (value: string): string =>
  (/^\s*accDescr(?:\s*:\s*(.+)|\s*\{([^}]*)\})/m.exec(value)?.slice(1).join('') ?? '').replace(/\s+/g, ' ').trim();

/** Fallback for a diagram that has an error, or if Mermaid could not be loaded. */
function Source({value, error}: Props & {error: Error}): ReactNode {
  return (
    <div role="note" className={styles.source}>
      <p>
        {translate(
          {id: 'site.diagram.failed', message: 'This diagram could not be drawn ({error}). Its source:'},
          {error: error.message.split('\n')[0] ?? ''},
        )}
      </p>
      <pre translate="no">{value}</pre>
    </div>
  );
}

export default function LateMermaid(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const title = titleOf(props.value);
  const description = descriptionOf(props.value);
  const placeholder = (
    <div className={styles.placeholder} data-pending>
      <p>
        {translate(
          {id: 'site.diagram.pending', message: 'Diagram: {title}'},
          {title: title ?? translate({id: 'site.diagram.seeText', message: 'see the text below'})},
        )}
      </p>
      {/* The drawing has it for screen readers; without scripts, it is all there is. */}
      {description && (
        <noscript>
          <p className="not-searched">{description}</p>
        </noscript>
      )}
    </div>
  );
  return (
    <ScrollBox
      name={
        title === undefined
          ? translate({id: 'site.diagram.wide', message: 'Wide diagram'})
          : translate({id: 'site.diagram.pending', message: 'Diagram: {title}'}, {title})
      }
    >
      <div className={styles.diagram} data-diagram data-slide data-needs-scripts="">
        {isBrowser ? (
          <ErrorBoundary fallback={({error}) => <Source {...props} error={error} />}>
            <Suspense fallback={placeholder}>
              <Diagram {...props} placeholder={placeholder} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          placeholder
        )}
      </div>
    </ScrollBox>
  );
}
