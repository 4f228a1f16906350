// Differs from the original: a category without a page, which is a link with the role `button`, also opens with the space
// bar, as buttons do; a group of a large sidebar brings the component that loads its items (src/upstream/sidebarGroups.ts).
import type {ComponentType, KeyboardEvent, ReactNode} from 'react';
import Original from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import type {GroupProps} from '@site/src/components/SidebarGroup/SidebarGroup';

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' && event.currentTarget.role === 'button') {
    event.preventDefault();
    event.currentTarget.click();
  }
}

export default function Category(props: Props): ReactNode {
  const {Shown} = (props.item.customProps ?? {}) as Partial<GroupProps>;
  // The original passes unknown props to its link.
  const further: object = {onKeyDown};
  return Shown ? (
    <Shown {...props} {...further} Original={Original as ComponentType<Props>} />
  ) : (
    <Original {...props} {...further} />
  );
}
