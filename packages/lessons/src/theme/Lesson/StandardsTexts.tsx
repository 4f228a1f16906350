import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import matrix from '@generated/lessons/default/standards.json';
import {standardId} from '../../client/standardId.js';

/** What each standard asks, by publisher, with year and full text. */
export default function StandardsTexts(): ReactNode {
  return matrix.sets.map(({set, name, year, url, note, codes}) => (
    <table key={set}>
      <caption>
        <strong>{`${year === undefined ? set : `${set}, ${year}`}:`}</strong> <Link to={url}>{name}</Link>
        {note !== undefined && <span>{`. ${note}`}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'training-catalog.lessons.standards.code',
              message: 'Code',
              description: 'Column of the texts of standards',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'training-catalog.lessons.standards.students',
              message: 'Students',
              description: 'Column of the texts of standards: the texts are what students do',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(codes).map(([code, text]) => (
          <tr key={code} id={standardId(set, code)}>
            <th scope="row" className={code.includes(' ') ? undefined : 'lesson-standard'}>
              {code}
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
