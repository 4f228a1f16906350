// The search box of the navigation bar: it loads nothing before its first use and follows the WAI-ARIA combobox
// pattern. Not in src/theme, so that the theme of a hosted search can bring its own.
export {default} from '@site/src/search/SearchBox';
