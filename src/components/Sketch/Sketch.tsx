import type {ReactNode} from 'react';

/**
 * A drawing of a window with numbered parts, and what the numbers mean. There are two arrangements of the drawing;
 * the style sheet shows the one that fits the column.
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
      {/* The search finds a page by its text, not by what its pictures hold. */}
      <div className="sketch-drawing not-searched" dangerouslySetInnerHTML={{__html: drawings}} />
      {children}
    </figure>
  );
}
