import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CodeBlock from '@theme/CodeBlock';
import type {ProjectFacts as Facts} from '@training-catalog/catalog/facts';
import type {CardData, DescribedVersion} from '@training-catalog/catalog/client';
import {maturityOf} from '@site/shared/marks';
import {projectFolder} from '@site/shared/projectFolder';
import {releaseOf, tagKind} from '@site/shared/tagKind';
import {useSiteRoot} from '../StructuredData/useSiteRoot';
import {StepsRun} from '@training-catalog/tutorial-steps/client';
import StructuredData from '../StructuredData/StructuredData';
import {bibtex, plainCitation, referenceOf} from './bibtex';
import {projectStructuredData} from './structuredData';
import styles from './ProjectFacts.module.css';

function LinkList({links}: {links: readonly {label: string; url: string}[]}): ReactNode {
  return links.map(({label, url}, index) => (
    <span key={url}>
      {index > 0 && ', '}
      <Link to={url}>{label}</Link>
    </span>
  ));
}

const withoutProtocol = (url: string): string => url.replace(/^https:\/\//, '').replace(/\/$/, '');

function citation(cite: NonNullable<Facts['cite']>): ReactNode {
  const reference = referenceOf(cite);
  return (
    <>
      {plainCitation({...cite, doi: undefined, url: undefined})}{' '}
      {reference && <Link to={reference}>{withoutProtocol(reference)}</Link>}
      <details className={styles.bibtex}>
        <summary>Copy as text or BibTeX</summary>
        <CodeBlock language="text">{plainCitation(cite)}</CodeBlock>
        <CodeBlock language="text">{bibtex(cite)}</CodeBlock>
      </details>
    </>
  );
}

/** The version that the pages describe; undefined if none is stated. */
function describedVersion({release, commit, unversioned, newer}: DescribedVersion): ReactNode {
  const shown = commit && (
    <>commit {commit.url === undefined ? commit.label : <Link to={commit.url}>{commit.label}</Link>}</>
  );
  if (release === undefined && shown === undefined && !unversioned) {
    return undefined;
  }
  return (
    <>
      {unversioned && 'an unversioned state'}
      {release}
      {release !== undefined && shown ? <> ({shown})</> : shown}
      {newer && (
        <>
          ; <Link to={newer.url}>{newer.label}</Link> is out
        </>
      )}
    </>
  );
}

/**
 * The card of a project: a labeled list of the facts in its main page's front matter and of its release tags.
 *
 * @param card what it shows besides: the version that the project's pages describe, and their steps
 */
export default function ProjectFacts({card: {described = {}, steps} = {}}: {card?: CardData}): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {urlOf} = useSiteRoot();
  const facts = (frontMatter as {project?: Facts}).project;
  if (!facts) {
    return null;
  }
  const isRelease = ({label}: {label: string}): boolean => tagKind(label) === 'release';
  const releases = metadata.tags.filter(isRelease);
  const topics = metadata.tags.filter((tag) => !isRelease(tag));
  const url = urlOf(metadata.permalink);
  const maturity = facts.status && maturityOf(facts.status);
  const rows: [name: string, value: ReactNode, className?: string][] = [
    ['Listed version', facts.version],
    ['Pages describe', describedVersion(described)],
    ['Why another version', described.why, styles.wide],
    [
      'Maturity',
      maturity && (
        <span className="meter" data-step={maturity.step}>
          {maturity.word}
        </span>
      ),
    ],
    ['Institute area', facts.area],
    ['Kind', facts.kind.join(', ')],
    [
      releases.length > 1 ? 'Releases' : 'Release',
      releases.length > 0 && (
        <LinkList links={releases.map(({label, permalink}) => ({label: releaseOf(label), url: permalink}))} />
      ),
    ],
    [
      topics.length > 1 ? 'Topics' : 'Topic',
      topics.length > 0 && <LinkList links={topics.map((tag) => ({label: tag.label, url: tag.permalink}))} />,
      styles.wide,
    ],
    ['License', facts.license],
    ['Steps on these pages', steps && <StepsRun steps={steps} />, styles.wide],
    ['Source', facts.repository && <Link to={facts.repository}>{withoutProtocol(facts.repository)}</Link>, styles.wide],
    ['Package', facts.packages && <LinkList links={facts.packages} />, styles.wide],
    ['Hosted at', facts.hosted && <LinkList links={facts.hosted} />, styles.wide],
    ['Report a problem', facts.issues && <Link to={facts.issues}>{withoutProtocol(facts.issues)}</Link>, styles.wide],
    ['Cite', facts.cite && citation(facts.cite), styles.whole],
  ];
  const data = projectStructuredData(facts, {
    name: projectFolder(metadata.source) ?? metadata.title,
    description: metadata.description,
    url,
    keywords: metadata.tags.map(({label}) => label),
  });
  return (
    <>
      <StructuredData data={data} />
      <dl className={styles.facts} aria-label="Facts about the project">
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([name, value, className]) => (
            <div key={name} className={className}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
