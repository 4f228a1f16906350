/** An item of a generated sidebar, as far as it is named. */
export interface GeneratedItem {
  type: string;
  /** Id of a page, which begins with its folders. */
  id?: string;
  label?: string;
  /** Under which a category is translated, instead of its label. */
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
 * Gives categories that share a label a key each, by which Docusaurus translates them from 3.9 on; by the label alone, it stops
 * at two folders of the same name on a translated site. The key of a category is its folder. Other items stay as they are, and
 * so do their translations: the labels of pages in generated sidebars are translated in the pages, and keys of them would be in
 * what each page loads.
 *
 * @param folder of the items, from the folder of the area; `.` for the area's own
 */
export function withTranslationKeys<Item extends GeneratedItem>(items: readonly Item[], folder: string): Item[] {
  const labels = flat(items).flatMap(({type, label}) => (type === 'category' && label !== undefined ? [label] : []));
  const shared = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  const keyed = <Below extends GeneratedItem>(below: readonly Below[], depth: number): Below[] =>
    below.map((item) =>
      item.type === 'category'
        ? {
            ...item,
            ...(shared.has(item.label ?? '') && {key: pageIn(item)?.split('/').slice(0, depth).join('/')}),
            ...(item.items && {items: keyed(item.items, depth + 1)}),
          }
        : item,
    );
  return keyed(items, folder === '.' ? 1 : folder.split('/').length + 1);
}
