import type {CatalogChoices} from '@training-catalog/preset';

/**
 * The announcement bar above the navbar; `undefined` turns it off.
 *
 * Example:
 * `{id: 'workshop-2026', content: 'The workshop takes papers until 7 December.', isCloseable: true}`.
 * A reader who closes the bar does not see it again until its `id` changes.
 */
export const announcement: CatalogChoices['announcement'] = undefined;
