import {Children, isValidElement, type ReactElement, type ReactNode, useId} from 'react';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {decodedUrl} from '@training-catalog/utils/urls';
import {translate} from '@docusaurus/Translate';
import Details from '@theme/Details';
import Drawing, {type DrawingProps} from '../Drawing.js';

/** Attributes that `remarkFigures` writes. */
interface Props extends DrawingProps {
  heading: string;
  /** The message of the chart, in words. */
  sentence: string;
  /** URL of the data as CSV, and the file name for downloads. */
  csv: string;
  csvName: string;
  /** `Chart.Source` and `Chart.Data`. */
  children: ReactNode;
}

/** A chart with its caption, data source, and data. */
function Chart({heading, sentence, drawing, load, frame, csv, csvName, children}: Props): ReactNode {
  const id = useId();
  return (
    <figure className="chart">
      <figcaption>
        <p>
          <strong id={id}>{heading}</strong>
        </p>
        <p>{sentence}</p>
      </figcaption>
      {/* Not indexed: the caption and the table contain the same words. */}
      <Drawing className="chart-drawing not-searched" drawing={drawing} load={load} frame={frame} />
      {children}
      <p className="chart-download not-searched">
        <a href={csv} download={csvName} aria-describedby={id}>
          {translate({
            id: 'training-catalog.figures.chart.download',
            message: 'Download as CSV',
            description: 'The link to the data of a chart',
          })}
        </a>
      </p>
    </figure>
  );
}

const isLink = (node: ReactNode): node is ReactElement<{href: string; children: ReactNode}> =>
  isValidElement<{href?: unknown}>(node) && typeof node.props.href === 'string';

/**
 * Where the data is from.
 *
 * @param children Text and links. A link to the page that the chart is on is shown as text: it would lead to the top.
 */
function Source({children}: {children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const leadsHere = (href: string): boolean => decodedUrl(withBaseUrl(href)) === decodedUrl(pathname);
  const label = translate({
    id: 'training-catalog.figures.chart.source',
    message: 'Source:',
    description: 'The word before the source of the data of a chart',
  });
  return (
    <p>
      <span>{`${label} `}</span>
      {Children.map(children, (child) => (
        <span>{isLink(child) && leadsHere(child.props.href) ? child.props.children : child}</span>
      ))}
    </p>
  );
}

/** The data as a table, folded. */
function Data({children}: {children: ReactNode}): ReactNode {
  return (
    <Details
      summary={
        <summary>
          {translate({
            id: 'training-catalog.figures.chart.table',
            message: 'Numbers as a table',
            description: 'The label of the folded table of a chart',
          })}
        </summary>
      }
    >
      {children}
    </Details>
  );
}

export default Object.assign(Chart, {Source, Data});
