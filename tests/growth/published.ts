import {readCatalogSource, routeOf} from '../../content-lint/model/catalogSource';
import {addressesOfFiles, listFile, mergedList, publishedAddresses} from '../../tools/deploy/publishedAddresses';
import {git} from './command';
import {published} from './scratchCopy';

/**
 * Records the pages of a catalog as published, as the deploy does, so that `npm run check:addresses` checks each of
 * them after the catalog has changed. Addresses that its repository already lists as published stay on the list.
 *
 * @param folder root of a scratch copy; only its reference to the published branch changes
 */
export function recordAsPublished(folder: string): void {
  const {pages, generatedRoutes} = readCatalogSource(folder);
  const categories = [...generatedRoutes].filter((route) => route.startsWith('/docs/category/'));
  const routes = [
    ...pages.map(routeOf),
    // Each of the three sidebars of the area has a copy.
    ...categories.flatMap((route) => [route, `${route}-1`, `${route}-2`]),
  ];
  const addresses = addressesOfFiles(routes.map((route) => route.slice(1)));
  const list = mergedList(publishedAddresses(folder, published) ?? [], addresses);
  const blob = git(folder, ['hash-object', '-w', '--stdin'], list);
  const tree = git(folder, ['mktree'], `100644 blob ${blob}\t${listFile}\n`);
  git(folder, ['update-ref', published, git(folder, ['commit-tree', tree, '-m', 'Publish the catalog'])]);
}
