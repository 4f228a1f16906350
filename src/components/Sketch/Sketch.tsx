import type {ReactNode} from 'react';

/**
 * A drawing of a window with numbered callouts and their explanations. The drawing has two layouts; the style sheet
 * shows the one that fits the column.
 *
 * @param drawings Both layouts as SVG markup, from plugins/sketches/drawSketch.ts.
 * @param drawnFrom Name and version of the software.
 * @param children An ordered list with one entry per number.
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
      {/* Not indexed: search covers a page's text, not the words in its drawings. */}
      <div className="sketch-drawing not-searched" dangerouslySetInnerHTML={{__html: drawings}} />
      {children}
    </figure>
  );
}
