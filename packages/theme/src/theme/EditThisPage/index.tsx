// Differs from the original: adds a link that opens an issue form with the page's URL filled in.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-init/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';
import {decodedUrl} from '@training-catalog/content-model/urls';
import {problemReport} from '#components/problemReport';
import styles from '#css/EditThisPage.module.css';

export default function EditThisPageOrReport(props: Props): ReactNode {
  const {urlOf} = useSiteRoot();
  const {pathname} = useLocation();
  return (
    <span className={styles.links}>
      <Original {...props} />
      <Link to={problemReport(urlOf(decodedUrl(pathname)))}>
        <Translate id="site.page.reportProblem">Report a problem</Translate>
      </Link>
    </span>
  );
}
