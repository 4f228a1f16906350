import {Feed} from 'feed';
import type {Catalog} from '../../shared/catalog';
import {releaseNews} from '../catalog/releaseNews';
import type {Site} from './publishedCatalog';
import {releaseOf} from '../../shared/tagKind';

/** Number of releases in the feed. */
const maxReleases = 50;

/** Number of projects that an entry names; the release's page has all. */
const maxNames = 100;

const list = (names: readonly string[]): string =>
  names.length <= maxNames
    ? names.join(', ')
    : `${names.slice(0, maxNames).join(', ')}, and ${names.length - maxNames} more`;

/**
 * The institute's newest releases as an Atom feed, newest first. A release is dated on the first day of the month that
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
  for (const {label, permalink, added, updated} of news.slice(0, maxReleases)) {
    const parts = [
      added.length > 0 ? `New: ${list(added.map(({name}) => name))}.` : '',
      updated.length > 0 ? `Updated: ${list(updated.map(({name}) => name))}.` : '',
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
