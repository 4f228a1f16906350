// Differs from the original: Mermaid (160 KB) is loaded when a diagram comes near the viewport, or when the page is
// printed, not with every page. Until then, and without JavaScript, the diagram's title is shown in a placeholder of the size given in the diagram's source,
// so that rendering does not shift the layout; without JavaScript, with the diagram's description, and as high as both. A diagram that fails to render shows its source. On a screen much narrower
// than the diagram, it scrolls instead of shrinking until it is illegible.
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Mermaid';
import {ScrollBox} from '@training-catalog/catalog/client';
import {viewOf} from '@training-catalog/lessons/client';
import clsx from 'clsx';
import styles from './styles.module.css';

const Diagram = lazy(() => import('./Diagram'));

/** Minimum scale of a diagram: 16 px labels stay at 10 px. */
const smallest = 0.62;

/** Title in a diagram's front matter. */
const titleOf = (value: string): string | undefined => /^---[ \t]*\ntitle:(.+)\n/.exec(value)?.[1]?.trim();

/** The description in a diagram's source, in one line or in braces; empty if it has none. */
const descriptionOf = (value: string): string =>
  (/^\s*accDescr(?:\s*:\s*(.+)|\s*\{([^}]*)\})/m.exec(value)?.slice(1).join('') ?? '').replace(/\s+/g, ' ').trim();

/** Width and height in pixels, from the comment that `npm run diagrams` writes. */
function sizeOf(value: string): {width: number; height: number} | undefined {
  const [, width, height] = /^[ \t]*%% (\d+) x (\d+)$/m.exec(value) ?? [];
  return width && height ? {width: Number(width), height: Number(height)} : undefined;
}

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

export default function LazyMermaid(props: Props): ReactNode {
  const [near, setNear] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) {
      return undefined;
    }
    const stop = (): void => {
      observer.disconnect();
      window.removeEventListener('beforeprint', start);
    };
    const start = (): void => {
      setNear(true);
      // In parallel with Mermaid; if this fails, Mermaid requests the files itself.
      void import('@training-catalog/lean-client/diagrams')
        .then(({loadParts}) => loadParts(props.value))
        .catch(() => undefined);
      stop();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          start();
        }
      },
      // Lesson views are printed, or show one slide at a time, so render all diagrams immediately.
      {rootMargin: viewOf(window.location.search) ? '99999px' : '400px'},
    );
    observer.observe(element);
    window.addEventListener('beforeprint', start);
    return stop;
  }, [props.value]);

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
  const size = sizeOf(props.value);
  const frame = size && {
    aspectRatio: `${size.width} / ${size.height}`,
    maxWidth: size.width,
    minWidth: size.width * smallest,
  };
  return (
    <ScrollBox
      name={
        title === undefined
          ? translate({id: 'site.diagram.wide', message: 'Wide diagram'})
          : translate({id: 'site.diagram.pending', message: 'Diagram: {title}'}, {title})
      }
    >
      <div
        ref={container}
        className={clsx(styles.diagram, frame && styles.framed)}
        style={frame}
        data-diagram
        data-slide
      >
        {near ? (
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
