import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import matrix from '@generated/lessons/default/standards.json';
import {standardId} from '../../client/standardId.js';

/** All lessons that name standards, and their codes; each leads to what it asks. */
export default function Standards(): ReactNode {
  const sets = matrix.sets.filter(({set}) => matrix.rows.some(({codes}) => codes[set]));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'training-catalog.lessons.standards.lesson',
              message: 'Lesson',
              description: 'Column of the matrix of standards',
            })}
          </th>
          {sets.map(({set}) => (
            <th key={set} scope="col">
              {set}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matrix.rows.map(({title, section, to, codes}) => (
          <tr key={to}>
            <th scope="row">
              <Link to={to}>{section === undefined ? title : `${title}, ${section}`}</Link>
            </th>
            {sets.map(({set}) => (
              <td key={set}>
                {codes[set]?.map((code, index) => (
                  <Fragment key={code}>
                    {index > 0 && <span>, </span>}
                    <a href={`#${standardId(set, code)}`} aria-label={`${set} ${code}`} className="lesson-standard">
                      {code}
                    </a>
                  </Fragment>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
