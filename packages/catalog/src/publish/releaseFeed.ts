import {isMonth} from '@training-catalog/content-model';
import {Feed} from 'feed';
import {releaseNews} from '../data/lists.js';
import {releaseOf} from '../tags.js';
import type {Catalog, CatalogProject} from '../types.js';
import type {PublishedSite} from './publishedSite.js';

const list = (projects: readonly CatalogProject[]): string => projects.map(({name}) => name).join(', ');

/**
 * The releases as an Atom feed, newest first. A release is dated on the first day of the month that its tag names, because
 * the day is unknown.
 *
 * @param prefix What the labels of release tags begin with.
 * @throws if a release tag names no month.
 */
export function releaseFeed(catalog: Catalog, site: PublishedSite, prefix: string): string {
  const news = releaseNews(catalog);
  const dateOf = (label: string): Date => {
    const month = releaseOf(label, prefix) ?? '';
    if (!isMonth(month)) {
      throw new Error(
        `@training-catalog/catalog: the tag "${label}" names no month, by which the feed of releases dates it; write "${prefix}2025-10"`,
      );
    }
    return new Date(`${month}-01T00:00:00Z`);
  };
  const feed = new Feed({
    id: site.root,
    link: site.root,
    title: site.textOf('feed.title', '{title}: releases', {title: site.title}),
    description: site.textOf('feed.description', 'Releases, and the projects that each added or updated.'),
    language: site.language,
    // Date of the feed of a catalog without releases.
    updated: dateOf(news[0]?.label ?? `${prefix}1970-01`),
    feedLinks: {atom: `${site.root}releases.atom`},
    copyright: '',
    generator: site.title,
  });
  for (const {label, permalink, added, updated} of news) {
    const parts = [
      added.length > 0 ? site.textOf('feed.new', 'New: {projects}.', {projects: list(added)}) : '',
      updated.length > 0 ? site.textOf('feed.updated', 'Updated: {projects}.', {projects: list(updated)}) : '',
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
