import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import catalog from '@generated/catalog/default/catalog.json';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {breadcrumbData, collectionData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';
import {releaseNews} from '@site/plugins/catalog/releaseNews';
import type {CatalogProject} from '@site/shared/catalog';

const title = 'What’s new';
const description = 'Releases of the institute, newest first, with the projects that each one added or updated.';

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
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(useBaseUrl('/whats-new'));
  return (
    <Layout title={title} description={description}>
      <StructuredData data={collectionData({title, description, url}, root)} />
      <StructuredData data={breadcrumbData([{name: title, url}], root)} />
      <main className="container margin-vert--lg reading">
        <Heading as="h1">{title}</Heading>
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
      </main>
    </Layout>
  );
}
