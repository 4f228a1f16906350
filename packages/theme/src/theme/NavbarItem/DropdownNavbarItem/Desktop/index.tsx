// Differs from the original, which it replaces: a `details` element, which opens on click, Enter, and space without a script,
// and not on hover: a menu opened by a passing pointer covers the page, and Escape would not close it (WCAG 1.4.13). The
// script of all pages (src/pageControls) closes it on Escape and when the reader goes elsewhere, and moves by arrow keys.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from '#css/NavbarItemDropdownNavbarItemDesktop.module.css';

export default function Dropdown({items, position, className, label, 'aria-label': name}: Props): ReactNode {
  return (
    <details className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right')}>
      <summary aria-label={name} className={clsx('navbar__link', styles.button, className)}>
        {label}
      </summary>
      <ul className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          // The items come from the configuration and never change.
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </details>
  );
}
