/** An item of a generated sidebar, as far as it is named. */
export interface GeneratedItem {
  type: string;
  /** Id of a page, which begins with its folders. */
  id?: string;
  label?: string;
  /** Under which it is translated, instead of its label. */
  key?: string;
  items?: readonly GeneratedItem[];
  link?: {type: string; id?: string} | null;
}

/** All items of a sidebar, those of categories included. */
const flat = (items: readonly GeneratedItem[]): readonly GeneratedItem[] =>
  items.flatMap((item) => [item, ...flat(item.items ?? [])]);

/** Id of a page in a category: that of its own page, or of its first one; undefined if it is empty. */
const pageIn = ({link, items = []}: GeneratedItem): string | undefined =>
  link?.id ?? flat(items).find(({id}) => id !== undefined)?.id;

/**
 * Gives items that share a label a key each, by which Docusaurus translates them from 3.9 on; by the label alone, it stops at
 * two folders of the same name on a translated site. The key of a category is its folder, that of a page is its id. Other
 * items stay as they are, and so do their translations.
 *
 * @param folder of the items, from the folder of the area; `.` for the area's own
 */
export function withTranslationKeys<Item extends GeneratedItem>(items: readonly Item[], folder: string): Item[] {
  const nameOf = ({type, label}: GeneratedItem): string => `${type} ${label}`;
  const names = flat(items)
    .filter(({label}) => label !== undefined)
    .map(nameOf);
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const keyed = <Below extends GeneratedItem>(below: readonly Below[], depth: number): Below[] =>
    below.map((item) => ({
      ...item,
      ...(shared.has(nameOf(item)) && {key: item.id ?? pageIn(item)?.split('/').slice(0, depth).join('/')}),
      ...(item.items && {items: keyed(item.items, depth + 1)}),
    }));
  return keyed(items, folder === '.' ? 1 : folder.split('/').length + 1);
}
