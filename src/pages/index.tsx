import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import catalog from '@generated/catalog/default/catalog.json';
import Explorer from '@site/src/components/Explorer/Explorer';
import LessonList from '@site/src/components/LessonList';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {websiteData} from '@site/src/components/StructuredData/pages';
import {institute} from '@site/shared/site';
import styles from './index.module.css';

/** Ways in, one for each kind of reader. */
const waysIn = [
  {
    reader: 'I need a tool for my research',
    text: 'Find software, models and data by topic. Each project says what it is for, what it needs, and takes you to a first result.',
    links: [{label: 'Documentation', to: '/docs/intro'}],
  },
  {
    reader: 'I am new to clusters and AI services',
    text: 'Get an account, log in to Tapis, the web platform that runs the institute’s tools, and follow a learning path to a first job.',
    links: [
      {label: 'Resources', to: '/other_resources/intro'},
      {label: 'Learning paths', to: '/Education/intro'},
    ],
  },
  {
    reader: 'I teach',
    text: 'Lesson plans on AI ethics and AI literacy for school classes, short videos, and material for professionals.',
    links: [{label: 'Education', to: '/Education/intro'}],
  },
  {
    reader: 'I call an API',
    text: 'Every operation with its fields, units, errors and requests to copy, for the freight data service and more.',
    links: [{label: 'APIs', to: '/api/intro'}],
  },
  {
    reader: 'I publish a component',
    text: 'Copy the sample project, write your pages in Markdown and open a pull request.',
    links: [{label: 'Sample documentation', to: '/sample_docs/intro'}],
  },
  {
    reader: 'I want to meet the people',
    text: 'Workshops of the institute: themes, programs and how to take part.',
    links: [{label: 'Workshops', to: '/workshops/intro'}],
  },
];

const count = (number: number): string => `${number} ${number === 1 ? 'project' : 'projects'}`;

function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {heroHeading, heroDescription} = siteConfig.customFields as {heroHeading: string; heroDescription: string};
  return (
    <header className={styles.hero}>
      <div className="container">
        <Heading as="h1" className={styles.heading}>
          {heroHeading}
        </Heading>
        <p className={styles.lead}>{heroDescription}</p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="#projects">
            Browse the projects
          </Link>
          <Link className={styles.secondary} to="/docs/tags">
            Filter by tag
          </Link>
        </p>
        <p className={styles.article}>
          The catalog is built with open-source technology:{' '}
          <Link to="/Education/Professional%20Development/training_catalog_article">
            read how a README becomes a page
          </Link>
          .
        </p>
      </div>
    </header>
  );
}

function WaysIn(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="ways-in">
      <div className="container">
        <Heading as="h2" id="ways-in">
          Where do you want to start?
        </Heading>
        <ul className={styles.ways}>
          {waysIn.map(({reader, text, links}) => (
            <li key={reader} className={styles.way}>
              <Heading as="h3">{reader}</Heading>
              <p>{text}</p>
              <p className={styles.wayLinks}>
                {links.map(({label, to}) => (
                  <Link key={to} to={to}>
                    {label}
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

function Topics(): ReactNode {
  return (
    <section className={styles.topicsSection} aria-labelledby="topics">
      <div className="container">
        <Heading as="h2" id="topics">
          Projects by topic
        </Heading>
        <ul className={styles.topics}>
          {catalog.topics.map(({label, permalink, description, projects}) => (
            <li key={permalink}>
              <Link to={permalink} className={styles.topic}>
                <span className={styles.topicName}>{label}</span>
                <span className={styles.topicCount}>{count(projects.length)}</span>
                <span className={styles.topicText}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Heading as="h2" id="releases">
          Projects by release
        </Heading>
        <ul className={styles.releases}>
          {catalog.releases.map(({label, permalink, projects}) => (
            <li key={permalink}>
              <Link to={permalink}>{label}</Link> <span>{count(projects.length)}</span>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/whats-new">What’s new in each release</Link>
        </p>
        <p>
          <Link to="/map">How the projects work together</Link>
        </p>
      </div>
    </section>
  );
}

function Lessons(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="lessons">
      <div className="container">
        <Heading as="h2" id="lessons">
          Lessons
        </Heading>
        <LessonList />
      </div>
    </section>
  );
}

function Projects(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="projects">
      <div className="container">
        <Heading as="h2" id="projects">
          All projects
        </Heading>
        <Explorer projects={catalog.projects} />
      </div>
    </section>
  );
}

function Institute(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="institute">
      <div className="container">
        <Heading as="h2" id="institute">
          About the institute
        </Heading>
        <p>
          {institute.shortName} is the {institute.name}, led by The Ohio State University and funded by the{' '}
          {institute.fundingAgency}. It joins research on AI and on computing infrastructure, so that people from any
          field can plug AI in as they plug in a lamp: from a sensor in a field to a supercomputer. Learn more on{' '}
          <Link to={institute.homepage}>the institute’s own site</Link>.
        </p>
      </div>
    </section>
  );
}

/** Landing page: what the catalog is, ways in for each kind of reader, topics and releases with their counts, all projects. */
export default function LandingPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={(siteConfig.customFields as {heroDescription: string}).heroDescription}>
      <StructuredData data={websiteData(siteConfig.url + siteConfig.baseUrl)} />
      <Hero />
      <main>
        <WaysIn />
        <Topics />
        <Lessons />
        <Projects />
        <Institute />
      </main>
    </Layout>
  );
}
