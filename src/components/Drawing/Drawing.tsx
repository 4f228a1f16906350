import {lazy, Suspense, useState, type ReactNode} from 'react';
import {reportLoadFailure} from '../reportLoadFailure';
import {useIsServerRendered} from '../useIsServerRendered';

/** Attributes written by lib/drawingAttributes.ts. */
export interface DrawingProps {
  /** Loads the drawing, as SVG markup. */
  load: () => Promise<{default: string}>;
  /** The same SVG elements without content, which reserve the place until the drawing is loaded. */
  frame: string;
}

/** A constant object, so that React does not replace the server-rendered HTML. */
const servedHtml = {__html: ''};

/**
 * A drawing made at build time. A server-rendered page keeps that of its HTML and loads nothing; the drawing is loaded
 * only after client-side navigation. If that fails, the frame stays, because the text next to a drawing says the same.
 */
export default function Drawing({load, frame, className}: DrawingProps & {className: string}): ReactNode {
  const isServed = useIsServerRendered();
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
  // Hydration, too, needs the boundary that the server has rendered.
  return (
    <Suspense fallback={<div className={className} data-pending dangerouslySetInnerHTML={{__html: frame}} />}>
      {isServed ? (
        <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={servedHtml} />
      ) : (
        <Loaded />
      )}
    </Suspense>
  );
}
