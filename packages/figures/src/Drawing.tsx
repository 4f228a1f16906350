import {lazy, Suspense, useState, useSyncExternalStore, type ReactNode} from 'react';

/** Attributes written by `drawingAttributes`. */
export interface DrawingProps {
  /** The drawing as SVG markup, where the HTML of the page is rendered. */
  drawing: string | undefined;
  /** Loads the drawing, as SVG markup. */
  load: () => Promise<{default: string}>;
  /** The same SVG elements without content, which reserve the place until the drawing is loaded. */
  frame: string;
}

/** A constant object, so that React does not replace the server-rendered HTML, whatever it is. */
const servedHtml = {__html: ''};

const unchanging = () => () => undefined;

/**
 * Whether this component hydrates HTML of the server, which it can keep. It stays so while the component is mounted. False
 * in `npm start`, and where React discards the HTML of the server because it differs from what the page renders.
 */
function useIsServed(): boolean {
  const isHydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

/** Tells the page that a drawing could not be loaded, by the event `load-failure`, whose `detail` is the URL. */
function reportLoadFailure(error: unknown): void {
  console.error(error);
  const {request = ''} = Object(error) as {request?: string};
  dispatchEvent(new CustomEvent('load-failure', {detail: request}));
}

/**
 * A drawing made at build time. A server-rendered page keeps that of its HTML and loads nothing; the drawing is loaded
 * only after client-side navigation. If that fails, the frame stays, because the text next to a drawing says the same.
 * It has to have a name for screen readers.
 */
export default function Drawing({drawing, load, frame, className}: DrawingProps & {className: string}): ReactNode {
  const isServed = useIsServed();
  const [Loaded] = useState(() =>
    lazy(async () => {
      const {default: markup} = await load().catch((error: unknown) => {
        reportLoadFailure(error);
        return {default: frame};
      });
      return {
        default: function Loaded() {
          return <div className={className} dangerouslySetInnerHTML={{__html: markup}} />;
        },
      };
    }),
  );
  if (drawing !== undefined) {
    return <div className={className} dangerouslySetInnerHTML={{__html: drawing}} />;
  }
  return isServed ? (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={servedHtml} />
  ) : (
    <Suspense fallback={<div className={className} data-pending dangerouslySetInnerHTML={{__html: frame}} />}>
      <Loaded />
    </Suspense>
  );
}
