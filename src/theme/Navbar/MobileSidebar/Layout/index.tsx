// Differs from the original: the mobile menu is rendered when it is first opened, not on every page; it takes the focus
// when it opens and returns it when it closes, closes on Escape, and makes the page behind it inert.
import {useEffect, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';

/** Elements behind the menu: its siblings and those of its ancestors, except its backdrop, which closes it. */
function elementsBehind(menu: Element | null): Element[] {
  const elements: Element[] = [];
  for (let inner = menu; inner?.parentElement && inner.id !== '__docusaurus'; inner = inner.parentElement) {
    const own = inner;
    elements.push(
      ...[...inner.parentElement.children].filter(
        (sibling) => sibling !== own && !sibling.matches('.navbar-sidebar__backdrop'),
      ),
    );
  }
  return elements;
}

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

export default function MobileSidebarLayout(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  // Stays mounted when it closes, so that it can slide out and keep the state of its categories.
  const [isMounted, setIsMounted] = useState(shown);
  if (shown && !isMounted) {
    setIsMounted(true);
  }

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const elements = elementsBehind(document.querySelector('.navbar-sidebar'));
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        toggle();
      }
    };
    elements.forEach((element) => element.toggleAttribute('inert', true));
    document.addEventListener('keydown', onKey);
    return () => {
      elements.forEach((element) => element.toggleAttribute('inert', false));
      document.removeEventListener('keydown', onKey);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);

  // When it opens, and when it switches between the docs sidebar and the main menu.
  useEffect(() => {
    if (shown) {
      focus('.navbar-sidebar__item:not([inert]) :is(a, button)');
    }
  }, [shown, secondaryShown]);

  return isMounted && <Original {...props} />;
}
