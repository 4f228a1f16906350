import type {PageKind} from '../../tools/bench/catalogPageKinds';

export type {PageKind};

/** One page of each kind on the fixture site, as paths under the base path. */
export const pageKinds = {
  'landing page': '',
  'documentation page without diagram': 'docs/River%20Watch/how-to',
  'documentation page with diagram': 'docs/River%20Watch/explanation',
  'main page of a project': 'docs/River%20Watch',
  'category page': 'docs/category/river-watch',
  'tags index': 'docs/tags',
  'tag page': 'docs/tags/birds',
  'API operation': 'api/Bird%20APIs/counts-create',
  'API overview': 'api/Bird%20APIs/bird-apis',
  lesson: 'Education/K-13/Listen%20to%20a%20river',
  'lesson with videos': 'Education/Short%20films/films',
  'workshop page': 'workshops/ears_open',
  'resource page': 'other_resources/intro',
  'sample page': 'sample_docs/Sample%20Documentation/how-to',
  'Markdown page': 'markdown-page',
  'map of projects': 'map',
  'page for offline reading': 'offline',
  'search results page': 'search?q=river',
  'not-found page': 'no/such/page',
} as const satisfies Record<PageKind, string>;

/** A page of the fixture site with a diagram that its readers' browsers draw, because the build does not know its kind. */
export const drawnInBrowser = 'docs/Tide%20Tables/explanation';

/**
 * Kinds that together contain the parts of all kinds. The default tests run checks of the look of parts or of
 * scripts only on these, and checks of a page as a whole on all kinds.
 */
const representatives: readonly PageKind[] = [
  'landing page',
  'documentation page without diagram',
  'documentation page with diagram',
  'category page',
  'API operation',
  'lesson with videos',
  'page for offline reading',
  'search results page',
  'not-found page',
];

/** Tag of a check that the default tests run on the representative kinds only. */
export const exhaustiveTag = (kind: PageKind): string[] => (representatives.includes(kind) ? [] : ['@exhaustive']);
