// Differs from the original, which it replaces: on phones, the sidebar is a popover, the same element that is beside the
// text on wide screens, so that it opens before React and without it. It cannot be hidden there (`hideable`).
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import clsx from 'clsx';
import {menuIds} from '#components/phoneMenus';
import styles from '#css/DocRootLayoutSidebar.module.css';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <aside
      id={menuIds.sidebar}
      popover="auto"
      className={clsx(ThemeClassNames.docs.docSidebarContainer, 'phone-menu', styles.container)}
    >
      <div className="phone-menu__only">
        <NavbarMobileSidebarHeader />
        <button type="button" className="clean-btn phone-menu__back" popoverTarget={menuIds.main}>
          <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">← Back to main menu</Translate>
        </button>
      </div>
      <div key={name ?? 'none'} className={styles.viewport}>
        <DocSidebarDesktop path={pathname} sidebar={sidebar} onCollapse={() => undefined} isHidden={false} />
      </div>
    </aside>
  );
}
