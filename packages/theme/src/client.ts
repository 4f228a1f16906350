/** What pages of a site use of the theme besides its components under `@theme/`. */
export {default as CollectionPage} from './components/CollectionPage/CollectionPage.js';
export {default as Icon} from './components/Icon/Icon.js';
export {headingText} from './components/headingText.js';
export {lazyPart} from './components/lazyPart.js';
export {default as PartBoundary} from './components/PartBoundary.js';
export {default as SearchForm} from './components/SearchForm/SearchForm.js';
export type {ClientSettings} from './settings.js';
export type {TokenGroup} from './plugins/styles/tokens.js';
