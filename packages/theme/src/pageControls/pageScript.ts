// The script of all pages: what a reader touches works by it and by what browsers have, before React and without it.
// Inline in every page, so that it is there with the words. Each file handles one kind of control by listeners on the
// document, also on pages that React renders later; React renders the controls and never changes their state.
import './colorMode.js';
import './copy.js';
import './menus.js';
import './print.js';
import './scroll.js';
import './search.js';
import './tabs.js';
import './translator.js';
