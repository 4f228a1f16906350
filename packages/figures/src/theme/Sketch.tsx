import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Drawing, {type DrawingProps} from '../Drawing.js';

/** Attributes that `remarkFigures` writes. */
interface Props extends DrawingProps {
  title: string;
  /** Name and version of the software. */
  drawnFrom: string;
  /** An ordered list with one entry per number. */
  children: ReactNode;
}

/**
 * A drawing of a window with numbered callouts and their explanations. The drawing has two layouts; the style sheet
 * shows the one that fits the column.
 */
export default function Sketch({title, drawnFrom, drawing, load, frame, children}: Props): ReactNode {
  return (
    <figure className="sketch">
      <figcaption>
        <strong>{title}</strong>{' '}
        <span>
          {translate(
            {
              id: 'training-catalog.figures.sketch.note',
              message: 'Schematic, not a screenshot. Drawn from {drawnFrom}.',
              description: 'The note in the caption of a sketch',
            },
            {drawnFrom},
          )}
        </span>
      </figcaption>
      {/* Not indexed: search covers a page's text, not the words in its drawings. */}
      <Drawing
        className="sketch-drawing not-searched"
        label={translate(
          {
            id: 'training-catalog.figures.sketch.label',
            message: 'Sketch: {title}. The list below explains its numbers.',
            description: 'What screen readers say about the drawing of a sketch',
          },
          {title},
        )}
        drawing={drawing}
        load={load}
        frame={frame}
      />
      {children}
    </figure>
  );
}
