import {fixtureSite} from '../support/fixtureSite';
import {pageKinds} from '../support/pageKinds';

/** Folder of the finished build that is tested; `TEST_BUILD` names another one. */
export const build = process.env.TEST_BUILD ?? fixtureSite.build;

/** Everything these tests know about the content of the site. Routes are paths under the base path. */
export const content = {
  /** One page of each kind. */
  pageKinds,
  /** The page that most cases start on. */
  start: {route: 'docs/intro', heading: 'Software and CI Documentation'},
  /** Pages that the navigation bar links to. */
  navbar: {
    education: {label: 'Education', route: 'Education/intro', heading: 'Education'},
    workshops: {label: 'Workshops', route: 'workshops/intro', heading: 'Workshops'},
  },
  /** A word that occurs on only one page, in its text. */
  word: {query: 'hydrophone', route: 'docs/River Watch/how-to'},
  /** A query, and the page that must be its first hit. */
  query: {text: 'river watch', route: 'docs/River Watch', heading: 'River Watch', highlighted: 'River'},
  /** Two tabs of one group, and what their panels contain. */
  tabs: {
    route: 'sample_docs/Sample%20Documentation/how-to',
    first: {label: 'pip', text: 'python -m pip install'},
    second: {label: 'Docker', text: 'docker run'},
  },
  /** A topic of some but not all projects. */
  explorer: {topic: 'Water', projects: ['River Watch', 'Tide Tables'], announcement: '2 of 5 projects'},
  /** The last diagram of a page: its title and a text in it. */
  diagram: {route: 'docs/River%20Watch/explanation', title: 'The way of one sound', text: 'write both'},
  /** The lines of the first code block of a page. */
  code: {route: 'docs/River%20Watch/how-to', firstBlock: ['river start', 'river stop']},
  /** A page that is read without a network, and a search that has one hit. */
  offline: {
    route: 'docs/River%20Watch',
    heading: 'River Watch',
    query: 'hydrophone',
    hit: 'docs/River Watch/how-to',
    hitHeading: 'River Watch how-to guides',
  },
  /** A page of a documentation area, and a link of that area's page list. */
  phone: {route: 'docs/River%20Watch/how-to', sidebarLink: 'How-to'},
} as const;
