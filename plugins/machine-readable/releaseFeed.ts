import {Feed} from 'feed';
import type {Catalog, CatalogProject} from '../../shared/catalog';
import {releaseNews} from '../catalog/releaseNews';
import type {Site} from './publishedCatalog';
import {releaseOf} from '../../shared/tagKind';

const list = (projects: readonly CatalogProject[]): string => projects.map(({name}) => name).join(', ');

/**
 * The institute's releases as an Atom feed, newest first. A release is dated on the first day of the month that
 * its tag names, because the day is unknown.
 */
export function releaseFeed(catalog: Catalog, site: Site): string {
  const news = releaseNews(catalog);
  const dateOf = (label: string): Date => new Date(`${releaseOf(label)}-01T00:00:00Z`);
  const feed = new Feed({
    id: site.root,
    link: site.root,
    title: `${site.title}: releases`,
    description: 'Releases of the institute and the projects that each added or updated.',
    language: 'en',
    // Date of the feed of a catalog without releases.
    updated: dateOf(news[0]?.label ?? '1970-01'),
    feedLinks: {atom: `${site.root}releases.atom`},
    copyright: '',
    generator: site.title,
  });
  for (const {label, permalink, added, updated} of news) {
    const parts = [
      added.length > 0 ? `New: ${list(added)}.` : '',
      updated.length > 0 ? `Updated: ${list(updated)}.` : '',
    ].filter(Boolean);
    feed.addItem({
      id: site.urlOf(permalink),
      link: site.urlOf(permalink),
      title: label,
      date: dateOf(label),
      description: parts.join(' '),
    });
  }
  return feed.atom1();
}
