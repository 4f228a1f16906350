import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import settings from '@generated/catalog-theme/default/settings.json';
import {decodedUrl} from '@training-catalog/utils/urls';
import styles from '#css/HelpLinks.module.css';
import {problemReport} from '../problemReport.js';
import {useSiteRoot} from '../StructuredData/useSiteRoot.js';

/**
 * Help at the end of a page, in the same order on each (WCAG 3.2.6): the accessibility statement, if the site has one, and a
 * form for a problem with the page.
 *
 * @param children Links before these.
 */
export default function HelpLinks({children}: {children?: ReactNode}): ReactNode {
  const {urlOf} = useSiteRoot();
  const {pathname} = useLocation();
  return (
    <span className={styles.links}>
      {children}
      {settings.accessibilityStatement && (
        <Link to={settings.accessibilityStatement}>
          <Translate id="site.page.accessibility">Accessibility</Translate>
        </Link>
      )}
      <Link to={problemReport(urlOf(decodedUrl(pathname)))}>
        <Translate id="site.page.reportProblem">Report a problem</Translate>
      </Link>
    </span>
  );
}
