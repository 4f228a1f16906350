// Differs from the original, which it replaces: a `details` element, which needs no script, instead of a link with the role
// `button` and no state, and a second button that does not name the list.
import type {ReactNode} from 'react';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import styles from '#css/NavbarItemDropdownNavbarItemMobile.module.css';

export default function MobileDropdown({items, className, label}: Props): ReactNode {
  const pathname = useLocalPathname();
  return (
    <li className="menu__list-item">
      <details open={items.some((item) => 'to' in item && isSamePath(item.to, pathname))}>
        <summary className={clsx('menu__link menu__link--sublist-caret', styles.button, className)}>{label}</summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            // The items come from the configuration and never change.
            <NavbarItem mobile isDropdownItem activeClassName="menu__link--active" {...item} key={index} />
          ))}
        </ul>
      </details>
    </li>
  );
}
