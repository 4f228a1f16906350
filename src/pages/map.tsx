import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import map from '@generated/catalog/default/map.json';
import CollectionPage from '@site/src/components/CollectionPage/CollectionPage';
import RelationMap from '@site/src/components/RelationMap/RelationMap';
import {relationKinds} from '@training-catalog/catalog/client';

/** All kinds of relations in words: "uses, feeds, ..., or continues". */
const verbs = new Intl.ListFormat('en', {type: 'disjunction'}).format(relationKinds);

/** Map of the relations between projects, from the front matter of their main pages. */
export default function MapPage(): ReactNode {
  const {alone} = map;
  return (
    <CollectionPage
      title="Map"
      description={`How the projects work together: which project ${verbs} which.`}
      path="/map"
    >
      <p>Arrows point from a project to the projects that it {verbs}. Select a project to open its page.</p>
      <RelationMap map={map} />
      {alone.length > 0 && (
        <>
          <Heading as="h2" id="on-their-own">
            Projects on their own
          </Heading>
          <p>These projects have no listed relations to other projects.</p>
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
