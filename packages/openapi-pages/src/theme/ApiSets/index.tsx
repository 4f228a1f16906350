import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import MDXComponents from '@theme/MDXComponents';
import sets from '@generated/openapi-pages/default/sets.json';

/** A table of all sets, with links to their overviews; `sets.json` and the OpenAPI files say what is in it. */
export default function ApiSets(): ReactNode {
  const Table = MDXComponents.table ?? 'table';
  return (
    <Table>
      <thead>
        <tr>
          <th>{translate({id: 'training-catalog.openapi-pages.set', message: 'Set'})}</th>
          <th>{translate({id: 'training-catalog.openapi-pages.offers', message: 'What it offers'})}</th>
          <th>{translate({id: 'training-catalog.openapi-pages.operations', message: 'Operations'})}</th>
          <th>{translate({id: 'training-catalog.openapi-pages.baseUrl', message: 'Base URL'})}</th>
        </tr>
      </thead>
      <tbody>
        {sets.map(({name, description, operations, servers, route}) => (
          <tr key={name}>
            <td>{route === undefined ? name : <Link to={encodeURI(route)}>{name}</Link>}</td>
            <td>{description}</td>
            <td>{operations}</td>
            <td>
              {servers.length === 0
                ? translate({id: 'training-catalog.openapi-pages.noServer', message: 'none'})
                : servers.map((url) => (
                    <div key={url}>
                      <code translate="no">{url}</code>
                    </div>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
