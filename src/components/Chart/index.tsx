import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Drawing, {type DrawingProps} from '../Drawing/Drawing';

/** Attributes written by plugins/charts. */
interface Props extends DrawingProps {
  heading: string;
  /** The message of the chart, in words. */
  sentence: string;
  /** URL of the data as CSV, and the file name for downloads. */
  csv: string;
  csvName: string;
  /** Source of the data, and the data as a table. */
  children: ReactNode;
}

/** A chart with its caption, data source, and data. */
export default function Chart({heading, sentence, load, frame, csv, csvName, children}: Props): ReactNode {
  const label = 'Download as CSV';
  return (
    <figure className="chart">
      <figcaption>
        <p>
          <strong>{heading}</strong>
        </p>
        <p>{sentence}</p>
      </figcaption>
      {/* Not indexed: the caption and the table contain the same words. */}
      <Drawing className="chart-drawing not-searched" load={load} frame={frame} />
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
