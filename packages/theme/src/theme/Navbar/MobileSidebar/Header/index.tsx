// Differs from the original, which it replaces: the button closes a popover, and needs no script.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import IconClose from '@theme/Icon/Close';
import NavbarLogo from '@theme/Navbar/Logo';
import {useFirstMenu} from '#components/phoneMenus';

export default function NavbarMobileSidebarHeader(): ReactNode {
  const menu = useFirstMenu();
  return (
    <div className="phone-menu__header">
      <NavbarLogo />
      <NavbarColorModeToggle />
      {/* Also closes a menu that was opened from this one. */}
      <button
        type="button"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        className="clean-btn phone-menu__close"
        popoverTarget={menu}
        popoverTargetAction="hide"
      >
        <IconClose color="var(--ifm-color-emphasis-600)" />
      </button>
    </div>
  );
}
