// Differs from the original: a category without a page, which is a link with the role `button`, also opens with the space
// bar, as buttons do.
import type {KeyboardEvent, ReactNode} from 'react';
import Original from '@theme-init/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && event.currentTarget.role === 'button') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

export default function Category(props: Props): ReactNode {
  // The original passes unknown props to its link.
  const further: object = {onKeyDown};
  return <Original {...props} {...further} />;
}
