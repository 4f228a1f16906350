import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import lists from '@generated/catalog/default/lists.json';
import Table from '../client/Table.js';

/** What each topic means, as `tags.yml` says it. */
export default function TopicTags(): ReactNode {
  return (
    <Table>
      <thead>
        <tr>
          <th>
            {translate({
              id: 'training-catalog.catalog.topicTags.tag',
              message: 'Tag',
              description: 'Heading of a column',
            })}
          </th>
          <th>
            {translate({
              id: 'training-catalog.catalog.topicTags.meaning',
              message: 'Meaning',
              description: 'Heading of a column',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {lists.topics.map(({label, permalink, description}) => (
          <tr key={permalink}>
            <td>
              <Link to={permalink}>{label}</Link>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
