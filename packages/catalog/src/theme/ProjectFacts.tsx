import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {withoutSlash} from '@training-catalog/utils/urls';
import StructuredData from '@training-catalog/utils/structured-data';
import {StepsRun} from '@training-catalog/tutorial-steps/client';
import {alternatives} from '../client/alternatives.js';
import {bibtex, plainCitation, referenceOf} from '../client/bibtex.js';
import Cost from '../client/Cost.js';
import {dataText} from '../client/dataTexts.js';
import FactList, {type Fact} from '../client/FactList.js';
import {declared} from '../client/maturityTexts.js';
import {artifactsPage, maturityOf, releaseOf} from '../client/settings.js';
import {projectStructuredData} from '../client/structuredData.js';
import {changedText, releasesText, testsText} from '../client/vitalTexts.js';
import {withoutProtocol} from '../client/withoutProtocol.js';
import type {ProjectFacts as Facts} from '../projectFacts.js';
import {trackerOf} from '../tracker.js';
import type {CardData, DescribedVersion} from '../types.js';
import styles from '#css/facts.module.css';

function LinkList({links}: {links: readonly {label: string; url: string}[]}): ReactNode {
  return links.map(({label, url}, index) => (
    <span key={url}>
      {index > 0 && <span>, </span>}
      <Link to={url}>{label}</Link>
    </span>
  ));
}

function citation(cite: NonNullable<Facts['cite']>): ReactNode {
  const reference = referenceOf(cite);
  return (
    <>
      <span>{plainCitation({...cite, doi: undefined, url: undefined})}</span>{' '}
      {reference && <Link to={reference}>{withoutProtocol(reference)}</Link>}
      <details className={styles.bibtex}>
        <summary>
          {translate({
            id: 'training-catalog.catalog.facts.copyCitation',
            message: 'Copy as text or BibTeX',
            description: 'The label of a citation in two forms',
          })}
        </summary>
        <CodeBlock language="text">{plainCitation(cite)}</CodeBlock>
        <CodeBlock language="text">{bibtex(cite)}</CodeBlock>
      </details>
    </>
  );
}

/** The version that the pages describe; undefined if none is stated. */
function describedVersion({release, commit, unversioned, newer}: DescribedVersion): ReactNode {
  const shown = commit && (
    <Translate
      id="training-catalog.catalog.facts.commit"
      description="The commit that pages describe"
      values={{commit: commit.url === undefined ? commit.label : <Link to={commit.url}>{commit.label}</Link>}}
    >
      {'commit {commit}'}
    </Translate>
  );
  if (release === undefined && shown === undefined && !unversioned) {
    return undefined;
  }
  return (
    <>
      {unversioned && (
        <span>
          {translate({
            id: 'training-catalog.catalog.facts.unversioned',
            message: 'an unversioned state',
            description: 'What pages describe if the project has no version',
          })}
        </span>
      )}
      <span>{release}</span>
      {release !== undefined && shown ? (
        <span>
          {' ('}
          <span>{shown}</span>)
        </span>
      ) : (
        <span>{shown}</span>
      )}
      {newer && (
        <span>
          {'; '}
          <Translate
            id="training-catalog.catalog.facts.newer"
            description="Follows the version that pages describe: a later release"
            values={{release: <Link to={newer.url}>{newer.label}</Link>}}
          >
            {'{release} is out'}
          </Translate>
        </span>
      )}
    </>
  );
}

/** Words of a group of what a project knows; many of them are shown on request. */
function KnownWords({group, words}: {group: string; words: readonly string[]}): ReactNode {
  const text = words.join(', ');
  return words.length > 8 ? (
    <details>
      <summary>{`${group} (${words.length})`}</summary>
      <span>{text}</span>
    </details>
  ) : (
    <span>{`${group}: ${text}`}</span>
  );
}

/** A link that is shown as its address. */
const linkTo = (url: string | undefined): ReactNode => url && <Link to={url}>{withoutProtocol(url)}</Link>;

/**
 * The card of a project: a labeled list of the facts in its main page's front matter and of its release tags.
 *
 * @param card what it shows besides: the version that the project's pages describe, and their steps
 */
export default function ProjectFacts({
  card: {name, described = {}, signs, steps, data = [], artifacts = []} = {},
}: {
  card?: CardData;
}): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const facts = (frontMatter as {project?: Facts}).project;
  if (!facts) {
    return null;
  }
  const releases = metadata.tags.filter(({label}) => releaseOf(label) !== undefined);
  const topics = metadata.tags.filter(({label}) => releaseOf(label) === undefined);
  const maturity = facts.status === undefined ? undefined : maturityOf(facts.status);
  const list: Fact[] = [
    {
      name: translate({
        id: 'training-catalog.catalog.facts.version',
        message: 'Listed version',
        description: 'Name of a fact about a project',
      }),
      values: [
        facts.version !== undefined && signs?.listed !== undefined
          ? `${facts.version} (${signs.listed})`
          : facts.version,
      ],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.describe',
        message: 'Pages describe',
        description: 'Name of a fact about a project',
      }),
      values: [describedVersion(described)],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.why',
        message: 'Why another version',
        description: 'Name of a fact about a project',
      }),
      values: [described.why],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.maturity',
        message: 'Maturity',
        description: 'Name of a fact about a project',
      }),
      values: [
        maturity && (
          <>
            <span className="meter" data-step={maturity.step}>
              {maturity.word}
            </span>
            , <span>{declared()}</span>
          </>
        ),
      ],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.area',
        message: 'Research area',
        description: 'Name of a fact about a project',
      }),
      values: [facts.area],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.kind',
        message: 'Kind',
        description: 'Name of a fact about a project',
      }),
      values: [facts.kind.join(', ')],
    },
    {
      name:
        releases.length > 1
          ? translate({
              id: 'training-catalog.catalog.facts.releases',
              message: 'Releases',
              description: 'Name of a fact about a project',
            })
          : translate({
              id: 'training-catalog.catalog.facts.release',
              message: 'Release',
              description: 'Name of a fact about a project',
            }),
      values: [
        releases.length > 0 && (
          <LinkList
            links={releases.map(({label, permalink}) => ({label: releaseOf(label) ?? label, url: permalink}))}
          />
        ),
      ],
    },
    {
      name:
        topics.length > 1
          ? translate({
              id: 'training-catalog.catalog.facts.topics',
              message: 'Topics',
              description: 'Name of a fact about a project',
            })
          : translate({
              id: 'training-catalog.catalog.facts.topic',
              message: 'Topic',
              description: 'Name of a fact about a project',
            }),
      values: [topics.length > 0 && <LinkList links={topics.map(({label, permalink}) => ({label, url: permalink}))} />],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.license',
        message: 'License',
        description: 'Name of a fact about a project',
      }),
      values: [facts.license],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.knows',
        message: 'Knows',
        description: 'Name of a fact about a project: the species, places, or labels that its model or data cover',
      }),
      values: Object.entries(facts.knows ?? {}).map(([group, words]) => (
        <KnownWords key={group} group={group} words={words} />
      )),
      room: 'whole',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.artifacts',
        message: 'Models and data sets',
        description: 'Name of a fact about a project: what models and data sets it provides',
      }),
      values: artifacts.map(({name: artifact, anchor}) => {
        const page = artifactsPage();
        return page === undefined ? (
          artifact
        ) : (
          <Link key={anchor} to={`${page}#${anchor}`}>
            {artifact}
          </Link>
        );
      }),
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.steps',
        message: 'Steps on these pages',
        description: 'Name of a fact about a project',
      }),
      values: [steps && <StepsRun steps={steps} />],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.data',
        message: 'Steps run on',
        description: 'Name of a fact about a project: the data that the steps of its pages work on',
      }),
      values: [data.map(dataText).join(', ')],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.costs',
        message: 'What it costs',
        description: 'Name of a fact about a project: time, memory, disk space, and money',
      }),
      values: (facts.costs ?? []).map((cost) => <Cost key={cost.item} {...cost} />),
      room: 'whole',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.source',
        message: 'Source',
        description: 'Name of a fact about a project',
      }),
      values: [linkTo(facts.repository)],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.changed',
        message: 'Last change in the source',
        description: 'Name of a fact about a project: when its repository last changed',
      }),
      values: [signs && changedText(signs)],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.newestRelease',
        message: 'Newest release of the source',
        description: 'Name of a fact about a project: the newest release of its repository',
      }),
      values: [signs && releasesText(signs)],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.tests',
        message: 'Tests in the source',
        description: 'Name of a fact about a project: whether its repository has tests',
      }),
      values: [signs && testsText(signs)],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.owner',
        message: 'Maintained by',
        description: 'Name of a fact about a project: the account at GitHub that has its repository',
      }),
      values: [
        signs?.owner !== undefined && <Link to={`https://github.com/${signs.owner}`}>{`${signs.owner} (GitHub)`}</Link>,
      ],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.package',
        message: 'Package',
        description: 'Name of a fact about a project',
      }),
      values: [facts.packages && <LinkList links={facts.packages} />],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.hosted',
        message: 'Hosted at',
        description: 'Name of a fact about a project',
      }),
      values: [facts.hosted && <LinkList links={facts.hosted} />],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.issues',
        message: 'Report a problem',
        description: 'Name of a fact about a project',
      }),
      values: [linkTo(trackerOf(facts))],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.instead',
        message: 'Not this tool, but …',
        description: 'Name of a fact about a project: tools of others that serve some readers better',
      }),
      values: alternatives(facts.instead),
      room: 'whole',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.cite',
        message: 'Cite',
        description: 'Name of a fact about a project',
      }),
      values: [facts.cite && citation(facts.cite)],
      room: 'whole',
    },
  ];
  const structured = projectStructuredData(facts, {
    name: name ?? metadata.title,
    description: metadata.description,
    url: siteConfig.url + encodeURI(withoutSlash(metadata.permalink)),
    keywords: metadata.tags.map(({label}) => label),
    root: siteConfig.url + siteConfig.baseUrl,
    modified: metadata.lastUpdatedAt,
  });
  return (
    <>
      <StructuredData data={structured} />
      <FactList
        facts={list}
        label={translate({
          id: 'training-catalog.catalog.facts.label',
          message: 'Facts about the project',
          description: 'What screen readers call the card of a project',
        })}
      />
    </>
  );
}
