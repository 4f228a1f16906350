import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import catalog from '@generated/catalog/default/catalog.json';
import map from '@generated/catalog/default/map.json';
import CollectionPage from '@site/src/components/CollectionPage/CollectionPage';
import RelationMap from '@site/src/components/RelationMap/RelationMap';

/** How the projects fit together, drawn from the relations in the front matter of their main pages. */
export default function MapPage(): ReactNode {
  const related = new Set(map.nodes.map(({name}) => name));
  const alone = catalog.projects.filter(({name}) => !related.has(name));
  return (
    <CollectionPage
      title="Map"
      description="How the projects work together: which one uses, feeds, deploys, or embeds which other."
      path="/map"
    >
      <p>
        An arrow leads from a project to the one that it uses, feeds with data, deploys, or embeds. Select a project to
        open its page.
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
    </CollectionPage>
  );
}
