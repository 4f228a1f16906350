import type {ReactNode} from 'react';

/**
 * A drawing of a window with numbered parts, and the meaning of the numbers. There are two layouts of the drawing; the
 * style sheet shows the one that fits the column.
 *
 * @param drawings Both as SVG, from plugins/sketches/drawSketch.ts.
 * @param drawnFrom Name and version of the software.
 * @param children An ordered list, one entry for each number.
 */
export default function Sketch({
  title,
  drawnFrom,
  drawings,
  children,
}: {
  title: string;
  drawnFrom: string;
  drawings: string;
  children: ReactNode;
}): ReactNode {
  return (
    <figure className="sketch">
      <figcaption>
        <strong>{title}</strong> <span>Schematic, not a screenshot. Drawn from {drawnFrom}.</span>
      </figcaption>
      {/* Search finds a page by its text, not by the words in its pictures. */}
      <div className="sketch-drawing not-searched" dangerouslySetInnerHTML={{__html: drawings}} />
      {children}
    </figure>
  );
}
