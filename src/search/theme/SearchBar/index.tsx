// The search box of the navigation bar. Not in src/theme, so that the theme of a hosted search can provide its own.
export {default} from '@site/src/search/SearchBox';
