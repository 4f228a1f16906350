/** What a reader types, and the page that should come first. */
export interface SearchQuery {
  query: string;
  /** Path without the base path, such as `/docs/Owl Counter`; a list where any of them serves as well. */
  page: string | readonly string[];
}

/** A query with the rank of the page that should come first. */
export interface JudgedQuery {
  query: string;
  /** Place in the list of queries, from 0. */
  index: number;
  /** Pages of the site, any of which should come first. */
  pages: readonly string[];
  /** Rank of the first of them among the hits, from 1; undefined if it is not among the first eight. */
  rank: number | undefined;
  /** What came first. */
  first: string | undefined;
}

/** Results that count, from the first. */
const depth = 8;

/**
 * Judges a search by queries.
 *
 * @param search finds the pages for a query, best first, as paths without the base path
 * @param options - `isOnSite`: whether there is a page at a path. `counts`: whether a result counts; all do, unless judges
 *   have not seen some pages.
 * @returns the judged queries, and those none of whose pages is on the site.
 */
export async function judgeQueries(
  queries: readonly SearchQuery[],
  search: (query: string) => Promise<readonly string[]> | readonly string[],
  {isOnSite, counts = () => true}: {isOnSite: (page: string) => boolean; counts?: (page: string) => boolean},
): Promise<{judged: JudgedQuery[]; leftOut: string[]}> {
  const judged: JudgedQuery[] = [];
  const leftOut: string[] = [];
  for (const [index, {query, page}] of queries.entries()) {
    const pages = [page].flat().filter(isOnSite);
    if (pages.length === 0) {
      leftOut.push(query);
      continue;
    }
    const results = (await search(query)).filter(counts).slice(0, depth);
    const position = results.findIndex((result) => pages.includes(result));
    judged.push({query, index, pages, rank: position < 0 ? undefined : position + 1, first: results[0]});
  }
  return {judged, leftOut};
}

/** Mean reciprocal rank among eight hits, and the share of queries with the right page among the first three. */
export function searchFigures(judged: readonly JudgedQuery[]): {queries: number; mrr: number; inThree: number} {
  const mean = (value: (one: JudgedQuery) => number): number =>
    judged.reduce((sum, one) => sum + value(one), 0) / judged.length;
  return {
    queries: judged.length,
    mrr: mean(({rank}) => (rank === undefined ? 0 : 1 / rank)),
    inThree: mean(({rank}) => (rank !== undefined && rank <= 3 ? 1 : 0)),
  };
}
