import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@training-catalog/utils/structured-data';
import artifacts from '@generated/catalog/default/artifacts.json';
import {accessText, notPublished} from '../client/artifactTexts.js';
import type {Fact} from '../client/FactList.js';
import {isArtifactChosen, useFilterInUrl} from '../client/listFilter.js';
import NothingLeft from '../client/NothingLeft.js';
import ProjectEntry from '../client/ProjectEntry.js';
import {artifactStructuredData} from '../client/structuredData.js';
import {withoutProtocol} from '../client/withoutProtocol.js';
import type {ListedArtifact} from '../types.js';

/** What the authors published about the accuracy, with a link to the source. */
function Accuracy({accuracy}: {accuracy: NonNullable<ListedArtifact['facts']['accuracy']>}): ReactNode {
  if (accuracy === 'not published') {
    return <span>{notPublished()}</span>;
  }
  const {value, source} = accuracy;
  return (
    <>
      <span>{value}</span>
      {source && (
        <span>
          {' ('}
          <Link to={source}>{withoutProtocol(source)}</Link>)
        </span>
      )}
    </>
  );
}

function Artifact({anchor, project, facts}: ListedArtifact): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {kind, name, task, contents, region, period, size, license, access, url, accuracy} = facts;
  const isModel = kind === 'model';
  const list: Fact[] = [
    {
      name: isModel
        ? translate({
            id: 'training-catalog.catalog.artifacts.task',
            message: 'Task',
            description: 'Name of a fact about a model: what it does',
          })
        : translate({
            id: 'training-catalog.catalog.artifacts.use',
            message: 'For',
            description: 'Name of a fact about a data set: what it is for',
          }),
      values: [task],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.facts.license',
        message: 'License',
        description: 'Name of a fact about a project',
      }),
      values: [license],
    },
    {
      name: translate({
        id: 'training-catalog.catalog.artifacts.access',
        message: 'Access',
        description: 'Name of a fact about a model or data set: how to get its files',
      }),
      values: [accessText(access)],
    },
    {
      name: isModel
        ? translate({
            id: 'training-catalog.catalog.artifacts.weights',
            message: 'Weights',
            description: 'Name of a fact about a model: where its files are',
          })
        : translate({
            id: 'training-catalog.catalog.artifacts.files',
            message: 'Files',
            description: 'Name of a fact about a data set: where its files are',
          }),
      values: [url && <Link to={url}>{withoutProtocol(url)}</Link>],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.artifacts.accuracy',
        message: 'Accuracy',
        description: 'Name of a fact about a model: what its authors published about it',
      }),
      values: [accuracy && <Accuracy accuracy={accuracy} />],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.artifacts.size',
        message: 'Size',
        description: 'Name of a fact about a model or data set',
      }),
      values: [size],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.artifacts.region',
        message: 'Region',
        description: 'Name of a fact about a model or data set: the places that it covers',
      }),
      values: [region],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.artifacts.period',
        message: 'Period',
        description: 'Name of a fact about a model or data set: the time that it covers',
      }),
      values: [period],
      room: 'wide',
    },
    {
      name: translate({
        id: 'training-catalog.catalog.artifacts.contents',
        message: 'Classes or columns',
        description: 'Name of a fact about a model or data set',
      }),
      values: [contents],
      room: 'whole',
    },
  ];
  const structured = artifactStructuredData(facts, siteConfig.url + encodeURI(project.permalink));
  return (
    <>
      {structured && <StructuredData data={structured} />}
      <ProjectEntry anchor={anchor} title={name} project={project} facts={list} />
    </>
  );
}

/** The models or the data sets of all projects, from the front matter of their main pages, by task. */
export default function ArtifactList({kind}: {kind: 'model' | 'data'}): ReactNode {
  const filter = useFilterInUrl();
  const found = artifacts.filter((one) => one.facts.kind === kind && isArtifactChosen(one, filter));
  // Without an element around them: the search reads a section at each heading.
  return found.length > 0 ? found.map((one) => <Artifact key={one.anchor} {...one} />) : <NothingLeft />;
}
