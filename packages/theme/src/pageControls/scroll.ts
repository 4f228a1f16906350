// What follows the position in the page: the navigation bar, which hides when the reader scrolls down and shows when they
// scroll up; the button that leads back to the top; and the mark of the current heading in the table of contents. As
// Docusaurus' hooks do it (useHideableNavbar, useBackToTopButton, useTOCHighlight).
import {decodedPart} from '@training-catalog/utils/urls';
import {isStill, onPage, onPress} from './controls.js';

/** Position from which the button is shown, in pixels. */
const far = 300;

/** Position when it was last looked at. */
let last = 0;
/** Whether the next change of the position is a jump to a heading, not the reader's. */
let isJump = false;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const hideBar = (isHidden: boolean): void =>
  all('.navbar--hideable').forEach((bar) => bar.classList.toggle('navbar--hidden', isHidden));

const showButton = (isShown: boolean): void =>
  all('[data-control="top"]').forEach((button) => button.classList.toggle('back-to-top--shown', isShown));

/** Top of an element, or of what encloses it if it has no height. */
const topOf = (element: Element): number => {
  const {top, bottom} = element.getBoundingClientRect();
  return top === bottom && element.parentElement ? topOf(element.parentElement) : top;
};

/** Marks the link to the heading that the reader has reached. */
function markHeading(): void {
  const links = all('a.toc-highlight');
  if (links.length === 0) {
    return;
  }
  const idOf = (link: HTMLElement): string => decodedPart((link as HTMLAnchorElement).hash.slice(1));
  const headings = links.map((link) => document.getElementById(idOf(link))).filter((heading) => heading !== null);
  const next = headings.findIndex((heading) => topOf(heading) >= 0);
  // Of the headings below the upper edge, the first one is current if it is in the upper half of the window.
  const place = next < 0 ? headings.length - 1 : topOf(headings[next] as Element) < innerHeight / 2 ? next : next - 1;
  links.forEach((link) => link.classList.toggle('table-of-contents__link--active', idOf(link) === headings[place]?.id));
}

function follow(): void {
  const now = scrollY;
  const bar = all('.navbar--hideable')[0]?.offsetHeight ?? 0;
  if (now < bar) {
    hideBar(false);
  } else if (isJump) {
    isJump = false;
  } else if (last && now >= last) {
    hideBar(true);
  } else if (now + innerHeight < document.documentElement.scrollHeight - bar) {
    hideBar(false);
  }
  if (last && now >= last) {
    showButton(false);
  } else if (now < far) {
    showButton(false);
  } else if (last && now + innerHeight < document.documentElement.scrollHeight) {
    showButton(true);
  }
  last = now;
  markHeading();
}

/** The bar hides where the address leads to a heading, which it would cover. */
function toHash(): void {
  const id = decodedPart(location.hash.slice(1));
  isJump = Boolean(id && document.getElementById(id));
  hideBar(isJump);
  showButton(false);
}

addEventListener('scroll', follow, {passive: true});
addEventListener('resize', markHeading, {passive: true});
addEventListener('hashchange', toHash);
onPress('top', () => scrollTo({top: 0, behavior: isStill() ? 'instant' : 'smooth'}));
onPage((cause) => {
  if (cause === 'served' || cause === 'in-site') {
    last = scrollY;
    toHash();
  }
  markHeading();
});
