import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import releases from '@generated/catalog/default/news.json';
import type {RelatedProject} from '../types.js';
import styles from '#css/releases.module.css';

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
export default function ReleaseNews(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="training-catalog.catalog.news.intro"
          description="The text above the releases; feed is a link with the words of training-catalog.catalog.news.feed"
          values={{
            feed: (
              <Link to="pathname:///releases.atom">
                {translate({
                  id: 'training-catalog.catalog.news.feed',
                  message: 'Atom feed',
                  description: 'The link to the feed of releases',
                })}
              </Link>
            ),
          }}
        >
          {
            'A release is a set of components that were published together in one month. A project is new in its first release and updated in later ones. The lists follow the release tags of the pages here, so a version that no tag names is not in them. To follow releases, subscribe to the {feed}.'
          }
        </Translate>
      </p>
      {releases.map(({label, permalink, added, updated}) => (
        <section key={permalink} className={styles.release}>
          <Heading as="h2" id={label.toLowerCase().replaceAll(' ', '-')}>
            <Link to={permalink}>{label}</Link>
          </Heading>
          <div>
            <Projects
              heading={translate({
                id: 'training-catalog.catalog.news.new',
                message: 'New',
                description: 'Heading of the new projects of a release',
              })}
              projects={added}
            />
            <Projects
              heading={translate({
                id: 'training-catalog.catalog.news.updated',
                message: 'Updated',
                description: 'Heading of the updated projects of a release',
              })}
              projects={updated}
            />
          </div>
        </section>
      ))}
    </>
  );
}
