import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** The attributes that plugins/charts writes. */
interface Props {
  heading: string;
  /** What it says, in words. */
  sentence: string;
  /** SVG, drawn in the build. */
  drawing: string;
  /** Address of the numbers, and the name to save them under. */
  csv: string;
  csvName: string;
  /** Source of the numbers, and their table. */
  children: ReactNode;
}

/** A chart with its caption, the source of its numbers, and the numbers themselves. */
export default function Chart({heading, sentence, drawing, csv, csvName, children}: Props): ReactNode {
  const label = 'Download as CSV';
  return (
    <figure className="chart">
      <figcaption>
        <p>
          <strong>{heading}</strong>
        </p>
        <p>{sentence}</p>
      </figcaption>
      {/* The search index has the words of a chart from its caption and its table. */}
      <div className="chart-drawing not-searched" dangerouslySetInnerHTML={{__html: drawing}} />
      {children}
      <p className="chart-download not-searched">
        {csv.startsWith('data:') ? (
          <a href={csv} download={csvName}>
            {label}
          </a>
        ) : (
          <Link to={csv} download={csvName}>
            {label}
          </Link>
        )}
      </p>
    </figure>
  );
}
