import {isValidElement, type ReactNode} from 'react';

/** The text of what a page shows, without what is there twice: a formula is drawn, and written for screen readers. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return (node as ReactNode[]).map(plainText).join('');
  }
  if (!isValidElement<{children?: ReactNode; 'aria-hidden'?: boolean | 'true'}>(node)) {
    return '';
  }
  const {children, 'aria-hidden': isHidden} = node.props;
  return node.type === 'annotation' || isHidden ? '' : plainText(children);
}

/** The text in one line. */
export const oneLine = (node: ReactNode): string => plainText(node).replaceAll(/\s+/g, ' ').trim();
