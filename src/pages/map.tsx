import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import catalog from '@generated/catalog/default/catalog.json';
import map from '@generated/catalog/default/map.json';
import RelationMap from '@site/src/components/RelationMap/RelationMap';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {breadcrumbData, collectionData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';

const title = 'Map';
const description = 'How the projects work together: which one uses, feeds, deploys, or embeds which other.';

/** How the projects fit together, drawn from the relations in the front matter of their main pages. */
export default function MapPage(): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(useBaseUrl('/map'));
  const related = new Set(map.nodes.map(({name}) => name));
  const alone = catalog.projects.filter(({name}) => !related.has(name));
  return (
    <Layout title={title} description={description}>
      <StructuredData data={collectionData({title, description, url}, root)} />
      <StructuredData data={breadcrumbData([{name: title, url}], root)} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>
          An arrow leads from a project to the one that it uses, feeds with data, deploys, or embeds. Select a project
          to open its page.
        </p>
        <RelationMap map={map} />
        {alone.length > 0 && (
          <>
            <Heading as="h2" id="on-their-own">
              Projects on their own
            </Heading>
            <p>Their pages do not mention a relation to another project.</p>
            <ul className="not-searched">
              {alone.map(({name, permalink, summary}) => (
                <li key={name}>
                  <Link to={permalink}>{name}</Link>: {summary}
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </Layout>
  );
}
