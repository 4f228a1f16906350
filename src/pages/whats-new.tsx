import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import catalog from '@generated/catalog/default/catalog.json';
import CollectionPage from '@site/src/components/CollectionPage/CollectionPage';
import {releaseNews} from '@site/plugins/catalog/releaseNews';
import type {CatalogProject} from '@site/shared/catalog';

function Projects({heading, projects}: {heading: string; projects: readonly CatalogProject[]}): ReactNode {
  return (
    projects.length > 0 && (
      <>
        <Heading as="h3">{heading}</Heading>
        <ul className="not-searched">
          {projects.map(({name, permalink, summary}) => (
            <li key={name}>
              <Link to={permalink}>{name}</Link>: {summary}
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** Releases, newest first, each with the projects that came and those that were renewed; made from the release tags. */
export default function WhatsNew(): ReactNode {
  return (
    <CollectionPage
      title="What’s new"
      description="Releases of the institute, newest first, with the projects that each one added or updated."
      path="/whats-new"
      isText
    >
      <p>
        A release is a set of components that the institute published together in one month. A project is new in the
        first release that lists it and updated in later ones. To follow releases, subscribe to the{' '}
        <Link to="pathname:///releases.atom">Atom feed</Link>.
      </p>
      {releaseNews(catalog).map(({label, permalink, first, renewed}) => (
        <section key={permalink}>
          <Heading as="h2" id={label.toLowerCase().replaceAll(' ', '-')}>
            <Link to={permalink}>{label}</Link>
          </Heading>
          <Projects heading="New" projects={first} />
          <Projects heading="Updated" projects={renewed} />
        </section>
      ))}
    </CollectionPage>
  );
}
