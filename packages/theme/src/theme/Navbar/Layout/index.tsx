// Differs from the original, which it replaces: the script of all pages (src/pageControls) hides and shows the bar, and
// the menu of phones is in the served HTML, as a popover, so that both work before React and without it.
import type {ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type {Props} from '@theme/Navbar/Layout';
import clsx from 'clsx';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  return (
    <nav
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && 'navbar--hideable',
        style && `navbar--${style}`,
      )}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
