// Differs from the original, which it replaces: the button opens a popover, and needs no script.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {useFirstMenu} from '#components/phoneMenus';

export default function MobileSidebarToggle(): ReactNode {
  const menu = useFirstMenu();
  return (
    <button
      type="button"
      aria-label={translate({id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel', message: 'Toggle navigation bar'})}
      className="navbar__toggle clean-btn"
      popoverTarget={menu}
    >
      <IconMenu />
    </button>
  );
}
