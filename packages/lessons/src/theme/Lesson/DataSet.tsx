import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

/** A data set to download, with its size as the build measured it, its license, and the script that made it. */
export default function DataSet({
  name,
  file,
  url,
  bytes,
  size,
  license,
  madeBy,
  madeByUrl,
}: {
  name: string;
  file: string;
  url: string;
  /** Size of the file, for programs that load it: half of it is not the file. */
  bytes: string;
  size: string;
  /** SPDX identifier. */
  license: string;
  madeBy?: string;
  madeByUrl?: string;
}): ReactNode {
  return (
    <p className="lesson-box lesson-dataset">
      <strong className="lesson-kind">
        {translate({
          id: 'training-catalog.lessons.data.kind',
          message: 'Data:',
          description: 'Kind of box: a download',
        })}
      </strong>{' '}
      <Link to={url} download={file} data-bytes={bytes} target="_self">
        {name}
      </Link>{' '}
      (<code translate="no">{file}</code>, <span>{size}</span>,{' '}
      <Link to={`https://spdx.org/licenses/${license}.html`}>{license}</Link>
      {madeBy !== undefined && (
        <span>
          ,{' '}
          {translate({
            id: 'training-catalog.lessons.data.made-by',
            message: 'made by',
            description: 'Before the name of the script that made the data of a lesson',
          })}{' '}
          <Link to={madeByUrl} download={madeBy} target="_self">
            <code translate="no">{madeBy}</code>
          </Link>
        </span>
      )}
      <span>)</span>
    </p>
  );
}
