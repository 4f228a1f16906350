import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {problemReport} from '@site/shared/site';
import Icon from '../Icon/Icon';
import {useSiteRoot} from '../StructuredData/useSiteRoot';
import {useCopied} from '../useCopied';
import styles from './PageActions.module.css';

/**
 * Actions for a docs page: copy its Markdown, print, edit, report a problem. They are at the start of a page on wide
 * screens, and at its end on others, where the page's footer has the last two.
 */
export default function PageActions({isEnd = false}: {isEnd?: boolean}): ReactNode {
  const {permalink, editUrl} = useDoc().metadata;
  const {urlOf} = useSiteRoot();
  const [isCopied, confirmCopy] = useCopied();
  const url = urlOf(permalink);
  const markdown = `${new URL(url).pathname}.md`;
  const copy = async (): Promise<void> => {
    try {
      const response = await fetch(markdown);
      if (!response.ok) {
        throw new Error(`${response.status}`);
      }
      await navigator.clipboard.writeText(await response.text());
      confirmCopy();
    } catch {
      // If clipboard access is denied, open the Markdown instead.
      window.location.assign(markdown);
    }
  };
  return (
    <div role="group" className={clsx(styles.actions, isEnd ? styles.end : styles.start)} aria-label="This page">
      <button type="button" className="needs-script" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy as Markdown'}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && 'Copied'}
      </span>
      <button type="button" className="needs-script" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </button>
      {!isEnd && (
        <>
          {editUrl && (
            <Link to={editUrl}>
              <Icon name="edit" />
              Edit
            </Link>
          )}
          <Link to={problemReport(url)}>
            <Icon name="report" />
            Report
          </Link>
        </>
      )}
    </div>
  );
}
