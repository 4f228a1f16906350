import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import landing from '@generated/catalog/default/landing.json';
import {featuredLessons as lessons} from '@training-catalog/lessons/client';
import Constellation from '#components/Constellation/index';
import {headingText} from '#components/headingText';
import Icon from '#components/Icon/Icon';
import LessonCards from '#components/LessonCards/index';
import SearchForm from '#components/SearchForm/SearchForm';
import StructuredData from '@training-catalog/utils/structured-data';
import {websiteData} from '#components/StructuredData/pages';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';
import {problemReport} from '#components/problemReport';
import settings from '@generated/catalog-theme/default/settings.json';
import type {Props} from '@theme/LandingPage';
import {topicMark, useCounted} from '@training-catalog/catalog/client';
import CatalogIcon from '@theme/CatalogIcon';
import ProjectExplorer from '@theme/ProjectExplorer';
import styles from '#css/LandingPage.module.css';

const {accessibilityStatement, folders, publisher} = settings;

function Hero({note}: Pick<Props, 'note'>): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {heroHeading, heroDescription} = siteConfig.customFields as {heroHeading: string; heroDescription: string};
  return (
    // Not searched: the names of all projects are in the drawing.
    <header className={clsx(styles.hero, 'not-searched')}>
      <div className={`container ${styles.heroColumns}`}>
        <div>
          <Heading as="h1" className={styles.heading}>
            {heroHeading}
          </Heading>
          <p className={styles.lead}>{heroDescription}</p>
          <SearchForm label={translate({id: 'site.home.find', message: 'Find a project, a command, a lesson'})} />
          <p className={styles.actions}>
            <Link to="#projects">
              <Translate id="site.home.browse">Browse the projects</Translate>
              <Icon name="arrow" />
            </Link>
            <Link to={`/${folders.projects}/tags`}>
              <Translate id="site.home.tags">Filter by tag</Translate>
              <Icon name="tag" />
            </Link>
          </p>
          {note && (
            <p className={styles.article}>
              <span>{note.before}</span> <Link to={note.to}>{note.label}</Link>.
            </p>
          )}
        </div>
        <Constellation className={styles.drawing} />
      </div>
    </header>
  );
}

function EntryPoints({entryPoints}: Pick<Props, 'entryPoints'>): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={headingText('ways-in')}>
      <div className="container">
        <Heading as="h2" id="ways-in">
          <Translate id="site.home.start">Where do you want to start?</Translate>
        </Heading>
        <ul className={styles.entryPoints}>
          {entryPoints.map(({icon, hue, reader, text, links}) => (
            <li key={reader} className={clsx(styles.entryPoint, `hue-${hue}`)}>
              <span className={styles.entryPointIcon}>
                <Icon name={icon} />
              </span>
              <Heading as="h3">{reader}</Heading>
              <p>{text}</p>
              <p className={styles.entryPointLinks}>
                {links.map(({label, to}) => (
                  <Link key={to} to={to}>
                    <span>{label}</span>
                    <Icon name="arrow" />
                  </Link>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Featured lessons, and projects of the newest release; all lessons and releases have pages of their own. */
function Highlights(): ReactNode {
  const {news} = landing;
  return (
    <section className={styles.tinted}>
      <div className={`container ${styles.highlights}`}>
        {lessons.length > 0 && (
          <section aria-labelledby={headingText('lessons')}>
            <Heading as="h2" id="lessons">
              <Translate id="site.home.lessons">Lessons to start with</Translate>
            </Heading>
            <ul className={styles.lessons}>
              {lessons.map(({title, permalink, why, time}) => (
                <li key={permalink}>
                  <Heading as="h3">
                    <Link to={permalink}>{title}</Link>
                  </Heading>
                  <p>{why}</p>
                  <p className={styles.muted}>
                    <Icon name="clock" /> <span>{time}</span>
                  </p>
                </li>
              ))}
            </ul>
            {folders.lessons !== undefined && (
              <p>
                <Link to={`/${folders.lessons}/intro`}>
                  <Translate id="site.home.allLessons">All lessons</Translate>
                </Link>
              </p>
            )}
          </section>
        )}
        {news && (
          <section aria-labelledby={headingText('newest')} className={styles.news}>
            <Heading as="h2" id="newest">
              <Translate id="site.home.newest" values={{release: <Link to={news.permalink}>{news.label}</Link>}}>
                {'Newest: {release}'}
              </Translate>
            </Heading>
            <ul>
              {news.projects.map(({name, permalink, summary}) => (
                <li key={name}>
                  <Link to={permalink} translate="no">
                    {name}
                  </Link>
                  <span>{summary}</span>
                </li>
              ))}
            </ul>
            <p>
              <Link to="/whats-new">
                <Translate id="site.home.releases">What’s new in each release</Translate>
              </Link>
            </p>
          </section>
        )}
      </div>
    </section>
  );
}

function Topics(): ReactNode {
  const counted = useCounted();
  return (
    <section className={styles.section} aria-labelledby={headingText('topics')}>
      <div className="container">
        <Heading as="h2" id="topics">
          <Translate id="site.home.topics">Projects by topic</Translate>
        </Heading>
        <ul className={styles.topics}>
          {landing.topics.map(({label, permalink, description, count: number}) => {
            const {icon, hue} = topicMark(label);
            return (
              <li key={permalink}>
                <Link to={permalink} className={clsx(styles.topic, `hue-${hue}`)}>
                  <CatalogIcon name={icon} />
                  <span className={styles.topicName}>{label}</span>
                  <span className={styles.topicText}>{description}</span>
                  <span className={styles.muted}>{counted(number)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
        <p className={styles.map}>
          <Link to="/map">
            <Translate id="site.home.map">See how the projects work together</Translate>
          </Link>
        </p>
      </div>
    </section>
  );
}

function Projects(): ReactNode {
  return (
    <section className={styles.tinted} aria-labelledby={headingText('projects')}>
      <div className="container">
        <Heading as="h2" id="projects">
          <Translate id="site.home.projects">All projects</Translate>
        </Heading>
        <ProjectExplorer lessons={(words, className) => <LessonCards words={words} className={className} />} />
      </div>
    </section>
  );
}

function Institute({about}: Pick<Props, 'about'>): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {urlOf} = useSiteRoot();
  return (
    <section className={styles.section} aria-labelledby={headingText('institute')}>
      <div className="container">
        <Heading as="h2" id="institute">
          <Translate id="site.home.institute">About the institute</Translate>
        </Heading>
        <p className={styles.prose}>
          <span>{about}</span>{' '}
          <Translate
            id="site.home.more"
            values={{
              site: (
                <Link to={publisher.url}>
                  <Translate id="site.home.ownSite">the institute’s own site</Translate>
                </Link>
              ),
            }}
          >
            {'Learn more on {site}.'}
          </Translate>
        </p>
        <p className={styles.actions}>
          {accessibilityStatement && (
            <Link to={accessibilityStatement}>
              <Translate id="site.page.accessibility">Accessibility</Translate>
            </Link>
          )}
          <Link to="/offline">
            <Translate id="site.home.offline">Read offline</Translate>
          </Link>
          <Link to={problemReport(urlOf(siteConfig.baseUrl))}>
            <Translate id="site.home.report">Report a problem</Translate>
          </Link>
        </p>
      </div>
    </section>
  );
}

/**
 * Landing page: introduction with drawing and search, entry points for each kind of reader, lessons and the newest
 * release, topics with their counts, all projects.
 */
export default function LandingPage({entryPoints, about, note}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {heroDescription: description} = siteConfig.customFields as {heroDescription: string};
  return (
    <Layout description={description}>
      <StructuredData
        data={websiteData({root: siteConfig.url + siteConfig.baseUrl, name: siteConfig.title, description})}
      />
      <main>
        <Hero note={note} />
        <EntryPoints entryPoints={entryPoints} />
        <Highlights />
        <Topics />
        <Projects />
        <Institute about={about} />
      </main>
    </Layout>
  );
}
