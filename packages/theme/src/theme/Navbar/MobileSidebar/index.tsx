// Differs from the original, which it replaces: the main menu of phones is a popover in the served HTML. The second menu is
// the sidebar itself (src/theme/DocRoot/Layout/Sidebar).
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import clsx from 'clsx';
import {menuIds} from '#components/phoneMenus';

export default function NavbarMobileSidebar(): ReactNode {
  return (
    <div
      id={menuIds.main}
      popover="auto"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'phone-menu not-searched')}
    >
      <NavbarMobileSidebarHeader />
      <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'menu')}>
        <NavbarMobileSidebarPrimaryMenu />
      </div>
    </div>
  );
}
