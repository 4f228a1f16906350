// Differs from the original: a category without a page of its own, which is a link in the role of a
// button, opens on the space bar too, as buttons do.
import type {KeyboardEvent, ReactNode} from 'react';
import Original from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && event.currentTarget.role === 'button') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

export default function Category(props: Props): ReactNode {
  // The original gives what it does not know to its link.
  const further: object = {onKeyDown};
  return <Original {...props} {...further} />;
}
