import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navigation bar. It is off while this is `undefined`.
 *
 * To announce something, write for example
 * `{id: 'workshop-2026', content: 'HARVEST-Vision takes papers until 7 December.', isCloseable: true}`.
 * A reader who closes the bar does not see it again until its `id` changes.
 */
export const announcement: ThemeConfig['announcementBar'] = undefined;
