// Differs from the original: the heading is named by its text, without the link to it, and the link by that text, too,
// where it contains code or another element; the original names it by the heading's id then.
import {isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {headingText} from '#components/headingText';
import styles from '#css/Heading.module.css';

/** Text of what a heading contains. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  if (!isValidElement<{children?: ReactNode; values?: Readonly<Record<string, ReactNode>>}>(node)) {
    return '';
  }
  // The values of a <Translate> are named in its text.
  const {children, values = {}} = node.props;
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => textOf(value)),
    textOf(children),
  );
}

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // No list of contents links to a heading of the first level.
  if (As === 'h1' || !id) {
    return <As {...props}>{children}</As>;
  }
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(children).trim() || id},
  );
  return (
    <As {...props} id={id} aria-labelledby={headingText(id)} className={clsx('anchor', styles.anchor, props.className)}>
      <span id={headingText(id)}>{children}</span>
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
