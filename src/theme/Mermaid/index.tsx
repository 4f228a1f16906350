// Differs from the original: the diagram library (160 KB) is loaded when a diagram comes near the
// viewport, not with every page; until then, and without scripts, the diagram's title is shown, in a
// frame of the size that the diagram's source names, so that nothing moves when it is drawn. A diagram
// that cannot be drawn shows its source. Where a screen is much narrower than a diagram, it scrolls instead of shrinking
// until nobody can read it.
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Mermaid';
import ScrollBox from '@site/src/components/ScrollBox/ScrollBox';
import {viewOf} from '@site/shared/lessonViews';
import clsx from 'clsx';
import styles from './styles.module.css';

const Diagram = lazy(() => import('./Diagram'));

/** How small a diagram may get, as a share of its own size: labels of 16 pixels stay at 10. */
const smallest = 0.62;

/** Reads the title out of a diagram's front matter. */
const titleOf = (value: string): string | undefined => /^---\s*\ntitle:\s*(.+?)\s*\n/.exec(value)?.[1];

/** Reads the size out of the comment that `npm run diagrams` writes: width and height in pixels. */
function sizeOf(value: string): {width: number; height: number} | undefined {
  const [, width, height] = /^\s*%% (\d+) x (\d+)$/m.exec(value) ?? [];
  return width && height ? {width: Number(width), height: Number(height)} : undefined;
}

/** Replaces a diagram that has an error, or whose library could not be loaded. */
function Source({value, error}: Props & {error: Error}): ReactNode {
  return (
    <div role="note" className={styles.source}>
      <p>This diagram could not be drawn ({error.message.split('\n')[0]}). Its source:</p>
      <pre>{value}</pre>
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
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          setNear(true);
          // While the library is on its way; if they do not arrive, it asks again.
          void import('./parts').then(({loadParts}) => loadParts(props.value)).catch(() => undefined);
          observer.disconnect();
        }
      },
      // The views of a lesson are printed or shown one slide after another: all at once.
      {rootMargin: viewOf(window.location.search) ? '99999px' : '400px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [props.value]);

  const placeholder = <p className={styles.placeholder}>Diagram: {titleOf(props.value) ?? 'see the text below'}</p>;
  const size = sizeOf(props.value);
  const frame = size && {
    aspectRatio: `${size.width} / ${size.height}`,
    maxWidth: size.width,
    minWidth: size.width * smallest,
  };
  return (
    <ScrollBox name="Wide diagram">
      <div ref={container} className={clsx(styles.diagram, frame && styles.framed)} style={frame} data-diagram>
        {near ? (
          <ErrorBoundary fallback={({error}) => <Source {...props} error={error} />}>
            <Suspense fallback={placeholder}>
              <Diagram {...props} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          placeholder
        )}
      </div>
    </ScrollBox>
  );
}
