/** Views of a lesson besides the page itself. In a handout, lessons show nothing that the reader has written. */
export const views = ['present', 'teach', 'handout'] as const;
export type View = (typeof views)[number];

/**
 * Query parameter that selects a view. Docusaurus sets `docusaurus-data-view=teach` as `data-view="teach"` on the root
 * element before first paint (https://docusaurus.io/docs/styling-layout#data-attributes), where CSS can select it.
 */
const parameter = 'docusaurus-data-view';

/** Query string that selects a view. */
export const viewQuery = (view: View): string => `?${parameter}=${view}`;

/** The view selected by a query string. */
export function viewOf(search: string): View | undefined {
  const wanted = new URLSearchParams(search).get(parameter);
  return views.find((view) => view === wanted);
}
