import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Part from '../../client/Part.js';
import type {TakeAlongLink} from '../../lists.js';

const textOf = ({kind, name}: TakeAlongLink): string =>
  ({
    notebook: translate({
      id: 'training-catalog.lessons.take-along.notebook',
      message: 'Notebook',
      description: 'Link to a Jupyter notebook of the lesson',
    }),
    zip: translate({
      id: 'training-catalog.lessons.take-along.zip',
      message: 'ZIP of notebook, programs, and data',
      description: 'Link to the files of a lesson',
    }),
    gift: translate({
      id: 'training-catalog.lessons.take-along.gift',
      message: 'Quiz for a learning platform (GIFT)',
      description: 'Link to the quiz items of a page, as a file that learning platforms import',
    }),
    service: translate(
      {
        id: 'training-catalog.lessons.take-along.service',
        message: 'Open in {name}',
        description: 'Link to the notebook in a service',
      },
      {name: name ?? ''},
    ),
  })[kind];

/** Files of a page to download, and a service that opens its notebook. */
export default function TakeAlong({links}: {/** As JSON. */ links: string}): ReactNode {
  return (
    <Part
      className="lesson-take-along not-searched"
      title={translate({
        id: 'training-catalog.lessons.take-along',
        message: 'Take it along',
        description: 'Above the files of a lesson to download',
      })}
    >
      <ul>
        {(JSON.parse(links) as TakeAlongLink[]).map((link) => (
          <li key={link.kind}>
            {link.kind === 'service' ? (
              <Link to={link.url}>{textOf(link)}</Link>
            ) : (
              // `pathname://` keeps Docusaurus from looking for a page there.
              <Link to={`pathname://${encodeURI(link.url)}`} download target="_self">
                {textOf(link)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
