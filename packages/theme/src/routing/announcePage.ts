// Says the heading of the page that a link has opened. Docusaurus only moves the focus, to the link that skips the
// navigation, so that a screen reader would say the same for every page.
import type {ClientModule} from '@docusaurus/types';

/** Time in ms after which a page that was opened has its title; a message that comes with it would not be said. */
const delay = 150;

/** What is said; the element must be there before its text is. */
function liveRegion(): HTMLElement {
  const id = 'opened-page';
  const found = document.getElementById(id);
  if (found) {
    return found;
  }
  const made = Object.assign(document.createElement('div'), {
    id,
    className: 'visually-hidden not-searched',
    role: 'status',
  });
  // Not at the end, where it would add to the height of the page.
  document.body.prepend(made);
  return made;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const region = liveRegion();
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    region.textContent = '';
    setTimeout(() => {
      region.textContent = document.querySelector('h1')?.textContent ?? document.title;
    }, delay);
  }
};
