import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ProjectOfPage as Project} from '@training-catalog/catalog/client';
import styles from './ProjectFacts.module.css';

/**
 * Short card on a project's pages other than its main page: name, version, license, source, and hosting; the main page
 * has the rest.
 */
export default function ProjectOfPage({project: {name, permalink, facts}}: {project: Project}): ReactNode {
  const {version, license, repository, hosted, packages, cite} = facts;
  const links = [
    ...(repository ? [{label: 'Source', url: repository}] : []),
    ...(packages ?? []).slice(0, 1),
    ...(hosted ?? []).slice(0, 1),
  ];
  const texts = [version && `Listed version ${version}`, license].filter(Boolean);
  return (
    <aside className={`${styles.short} not-searched`} aria-label="Project">
      <Link to={permalink}>{name}</Link>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {links.map(({label, url}) => (
        <Link key={url} to={url}>
          {label}
        </Link>
      ))}
      {cite && <Link to={permalink}>How to cite</Link>}
    </aside>
  );
}
