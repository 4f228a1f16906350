import {type ReactNode, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import Drawing, {type DrawingProps} from '../Drawing.js';

/** Attributes that `remarkFigures` writes. */
interface Props extends DrawingProps {
  /** The title of the diagram, if it has one. */
  heading?: string;
}

/**
 * A diagram with its title. The drawing has a name and a description for screen readers. On a screen much narrower than
 * the diagram, it scrolls in a box that the keyboard reaches: browsers make such boxes focusable, and this component does
 * where they do not.
 */
export default function Diagram({heading, ...drawing}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const name =
    heading === undefined
      ? translate({
          id: 'training-catalog.figures.diagram.untitled',
          message: 'Diagram',
          description: 'The name of the box of a diagram that has no title',
        })
      : translate(
          {
            id: 'training-catalog.figures.diagram.name',
            message: 'Diagram: {title}',
            description: 'The name of the box of a diagram',
          },
          {title: heading},
        );
  return (
    <figure className="diagram" data-diagram data-slide>
      {heading !== undefined && <figcaption>{heading}</figcaption>}
      <div ref={box} className="diagram-box" role="group" aria-label={name} {...(scrolls && {tabIndex: 0})}>
        {/* Not indexed: search covers a page's text, not the words in its drawings. */}
        <Drawing className="diagram-drawing not-searched" {...drawing} />
      </div>
    </figure>
  );
}
