/** Ways to see a lesson beside reading it. */
export const views = ['present', 'teach', 'handout'] as const;
export type View = (typeof views)[number];

/**
 * The query that asks for a view. Docusaurus writes `docusaurus-data-view=teach` as `data-view="teach"` into the root
 * element before the page is painted (https://docusaurus.io/docs/styling-layout#data-attributes), where the style
 * sheet finds it. The address of a view is that of the page, with this query.
 */
const parameter = 'docusaurus-data-view';

export const viewQuery = (view: View): string => `?${parameter}=${view}`;

/** The view that an address asks for. */
export function viewOf(search: string): View | undefined {
  const wanted = new URLSearchParams(search).get(parameter);
  return views.find((view) => view === wanted);
}
