import type {ReactNode} from 'react';
import Drawing, {type DrawingProps} from '../Drawing/Drawing';

/**
 * A drawing of a window with numbered callouts and their explanations. The drawing has two layouts; the style sheet
 * shows the one that fits the column.
 *
 * @param drawnFrom Name and version of the software.
 * @param children An ordered list with one entry per number.
 */
export default function Sketch({
  title,
  drawnFrom,
  load,
  frame,
  children,
}: {
  title: string;
  drawnFrom: string;
  children: ReactNode;
} & DrawingProps): ReactNode {
  return (
    <figure className="sketch">
      <figcaption>
        <strong>{title}</strong> <span>Schematic, not a screenshot. Drawn from {drawnFrom}.</span>
      </figcaption>
      {/* Not indexed: search covers a page's text, not the words in its drawings. */}
      <Drawing className="sketch-drawing not-searched" load={load} frame={frame} />
      {children}
    </figure>
  );
}
