// Differs from the original, which it replaces: one real button with aria-expanded, instead of a link with the role
// `button` and no state, and a second button that does not name the list.
import type {ReactNode} from 'react';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function MobileDropdown({items, className, label, onClick}: Props): ReactNode {
  const pathname = useLocalPathname();
  const {collapsed, toggleCollapsed} = useCollapsible({
    initialState: () => !items.some((item) => 'to' in item && isSamePath(item.to, pathname)),
  });
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        aria-expanded={!collapsed}
        className={clsx('clean-btn menu__link menu__link--sublist-caret', styles.button, className)}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          // The items come from the configuration and never change.
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
