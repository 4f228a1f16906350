import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {dataText} from '../client/dataTexts.js';
import type {DataKind} from '../projectFacts.js';
import type {ProjectOfPage as Project} from '../types.js';
import styles from '#css/facts.module.css';

/**
 * Short card on a project's pages other than its main page: name, version, license, what the steps work on, source, and
 * hosting; the main page has the rest.
 */
export default function ProjectOfPage({project: {name, permalink, facts}}: {project: Project}): ReactNode {
  const {data} = useDoc().frontMatter as {data?: string | readonly object[]};
  const kind: DataKind | undefined = Array.isArray(data) ? 'real' : (data as DataKind | undefined);
  const {version, license, repository, hosted, packages, cite} = facts;
  const links = [
    ...(repository
      ? [
          {
            label: translate({
              id: 'training-catalog.catalog.facts.source',
              message: 'Source',
              description: 'Name of a fact about a project',
            }),
            url: repository,
          },
        ]
      : []),
    ...(packages ?? []).slice(0, 1),
    ...(hosted ?? []).slice(0, 1),
  ];
  const texts = [
    version &&
      translate(
        {
          id: 'training-catalog.catalog.short.version',
          message: 'Listed version {version}',
          description: 'The version of a project on its pages',
        },
        {version},
      ),
    license,
    kind &&
      translate(
        {
          id: 'training-catalog.catalog.short.data',
          message: 'Steps work on {data}',
          description: 'What the steps of a page work on, such as practice data',
        },
        {data: dataText(kind)},
      ),
  ].filter(Boolean);
  return (
    <aside
      className={`${styles.short} not-searched`}
      aria-label={translate({
        id: 'training-catalog.catalog.short.label',
        message: 'Project',
        description: 'What screen readers call the short card of a project',
      })}
    >
      <Link to={permalink} translate="no">
        {name}
      </Link>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {links.map(({label, url}) => (
        <Link key={url} to={url}>
          {label}
        </Link>
      ))}
      {cite && (
        <Link to={permalink}>
          {translate({
            id: 'training-catalog.catalog.short.cite',
            message: 'How to cite',
            description: 'The link to the citation of a project',
          })}
        </Link>
      )}
    </aside>
  );
}
