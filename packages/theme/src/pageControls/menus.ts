// Menus of the navigation bar are `details`, and those of phones popovers, so that they open without a script. This closes
// them where browsers do not, moves through them by arrow keys, and keeps the focus in those of phones.
import {onPage} from './controls.js';

const opened = '.dropdown[open]';
const phoneMenus = '.phone-menu';

/** Closes the menus of the bar that do not contain an element. */
function closeOthers(inside?: EventTarget | null): void {
  document.querySelectorAll<HTMLDetailsElement>(opened).forEach((menu) => {
    if (!(inside instanceof Node) || !menu.contains(inside)) {
      menu.open = false;
    }
  });
}

['pointerdown', 'focusin'].forEach((type) =>
  document.addEventListener(type, ({target}) => closeOthers(target), {passive: true}),
);

document.addEventListener('keydown', (event) => {
  const {key, target} = event;
  const menu = target instanceof Element ? target.closest<HTMLDetailsElement>('.dropdown') : null;
  if (key === 'Escape') {
    const open = document.querySelector<HTMLDetailsElement>(opened);
    if (open?.contains(document.activeElement)) {
      open.querySelector('summary')?.focus();
    }
    closeOthers();
  }
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (menu && step) {
    event.preventDefault();
    menu.open = true;
    const links = [...menu.querySelectorAll('a')];
    const current = links.findIndex((link) => link === document.activeElement);
    // From the button, down goes to the first link and up to the last.
    links.at((current < 0 && step < 0 ? -1 : current + step) % links.length)?.focus();
  }
});

const openMenus = (): HTMLElement[] => {
  try {
    return [...document.querySelectorAll<HTMLElement>(`${phoneMenus}:popover-open`)];
  } catch {
    // A browser without popovers.
    return [];
  }
};

const hideMenus = (): void => openMenus().forEach((menu) => menu.hidePopover());

/** Makes everything inert that is not part of the menu which is in front, or in which it was opened. */
function enclose(): void {
  document.querySelectorAll('[data-behind-menu]').forEach((element) => {
    element.removeAttribute('data-behind-menu');
    element.removeAttribute('inert');
  });
  // The menu that was opened from another one comes before it in the page.
  const front = openMenus()[0];
  if (!front && (document.activeElement === document.body || document.activeElement?.closest(phoneMenus))) {
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  }
  for (let inner: Element | null | undefined = front; inner && inner !== document.body; inner = inner.parentElement) {
    const own = inner;
    [...(inner.parentElement?.children ?? [])].forEach((sibling) => {
      if (sibling !== own && !sibling.matches('script, style, link, template')) {
        sibling.toggleAttribute('data-behind-menu', true);
        sibling.toggleAttribute('inert', true);
      }
    });
  }
  front?.querySelector('.menu__link[aria-current]')?.scrollIntoView({block: 'nearest'});
  front?.querySelector<HTMLElement>('.phone-menu__back, .menu a')?.focus({preventScroll: true});
}

// The event does not bubble.
document.addEventListener(
  'toggle',
  ({target}) => {
    if (target instanceof Element && target.matches(phoneMenus)) {
      enclose();
    }
  },
  true,
);

document.addEventListener('click', ({target}) => {
  if (target instanceof Element && target.closest('a[href]')) {
    closeOthers();
    if (target.closest(phoneMenus)) {
      hideMenus();
    }
  }
});

// From a phone's width to a wider one, as when a tablet is turned.
matchMedia('(min-width: 997px)').addEventListener('change', hideMenus);

onPage((cause) => cause === 'in-site' && hideMenus());
