import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import PrintButton from '../../theme/PrintButton/index.js';
import settings from '@generated/catalog-theme/default/settings.json';
import {problemReport} from '../problemReport.js';
import CopyStatus from '../CopyStatus.js';
import Icon from '../Icon/Icon.js';
import {useSiteRoot} from '../StructuredData/useSiteRoot.js';
import styles from '#css/PageActions.module.css';

/**
 * Actions for a docs page: copy its Markdown, print, edit, report a problem. They are at the start of a page on wide
 * screens, and at its end on others, where the page's footer has the last two.
 */
export default function PageActions({isEnd = false}: {isEnd?: boolean}): ReactNode {
  const {permalink, editUrl} = useDoc().metadata;
  const {urlOf} = useSiteRoot();
  const url = urlOf(permalink);
  const markdown = `${new URL(url).pathname}.md`;
  return (
    <div
      role="group"
      className={clsx(styles.actions, isEnd ? styles.end : styles.start)}
      aria-label={translate({id: 'site.page.actions', message: 'This page'})}
    >
      {settings.markdownCopies && (
        <span data-copies="ready" className="copies needs-script">
          <button type="button" data-control="copy" data-from={markdown}>
            <Icon name="copy" />
            <Icon name="check" />
            <Translate id="site.page.copy">Copy as Markdown</Translate>
          </button>
          <CopyStatus
            remedy={
              <a href={markdown}>
                <Translate id="site.page.markdown">Open the Markdown</Translate>
              </a>
            }
          />
        </span>
      )}
      <PrintButton className="needs-script">
        <Icon name="print" />
        <Translate id="site.page.print">Print</Translate>
      </PrintButton>
      {!isEnd && (
        <>
          {editUrl && (
            <Link to={editUrl}>
              <Icon name="edit" />
              <Translate id="theme.common.editThisPage">Edit this page</Translate>
            </Link>
          )}
          <Link to={problemReport(url)}>
            <Icon name="report" />
            <Translate id="site.page.reportProblem">Report a problem</Translate>
          </Link>
        </>
      )}
    </div>
  );
}
