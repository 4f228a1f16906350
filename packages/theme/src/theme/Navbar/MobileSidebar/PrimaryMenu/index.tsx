// Differs from the original, which it replaces: nothing has to close the menu, which is a popover.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        // The items come from the configuration and never change.
        <NavbarItem mobile {...item} key={index} />
      ))}
    </ul>
  );
}
