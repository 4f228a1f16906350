// Replaces the search package's box: ours loads nothing before its first use and follows the
// WAI-ARIA pattern of a combobox (see src/search/SearchBox.tsx).
export {default} from '@site/src/search/SearchBox';
