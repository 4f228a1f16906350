import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import releases from '@generated/catalog/default/news.json';
import CollectionPage from '@site/src/components/CollectionPage/CollectionPage';
import type {RelatedProject} from '@training-catalog/catalog/client';
import styles from './whats-new.module.css';

function Projects({heading, projects}: {heading: string; projects: readonly RelatedProject[]}): ReactNode {
  return (
    projects.length > 0 && (
      <>
        <Heading as="h3">{heading}</Heading>
        <ul className={`${styles.projects} not-searched`}>
          {projects.map(({name, permalink, summary}) => (
            <li key={name}>
              <Link to={permalink}>{name}</Link>
              <span>{summary}</span>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** Releases from the release tags, newest first, each with its new and its updated projects. */
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
      {releases.map(({label, permalink, added, updated}) => (
        <section key={permalink} className={styles.release}>
          <Heading as="h2" id={label.toLowerCase().replaceAll(' ', '-')}>
            <Link to={permalink}>{label}</Link>
          </Heading>
          <div>
            <Projects heading="New" projects={added} />
            <Projects heading="Updated" projects={updated} />
          </div>
        </section>
      ))}
    </CollectionPage>
  );
}
