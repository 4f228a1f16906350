import {escapeHtml, isMonth} from '@training-catalog/utils';
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
  const dateOf = (label: string): string => {
    const month = releaseOf(label, prefix) ?? '';
    if (!isMonth(month)) {
      throw new Error(
        `@training-catalog/catalog: the tag "${label}" names no month, by which the feed of releases dates it; write "${prefix}2025-10"`,
      );
    }
    return `${month}-01T00:00:00Z`;
  };
  const entries = news.map(({label, permalink, added, updated}) => {
    const address = escapeHtml(site.urlOf(permalink));
    const parts = [
      added.length > 0 ? site.textOf('feed.new', 'New: {projects}.', {projects: list(added)}) : '',
      updated.length > 0 ? site.textOf('feed.updated', 'Updated: {projects}.', {projects: list(updated)}) : '',
    ].filter(Boolean);
    return `  <entry>
    <id>${address}</id>
    <title>${escapeHtml(label)}</title>
    <link href="${address}"/>
    <updated>${dateOf(label)}</updated>
    <summary>${escapeHtml(parts.join(' '))}</summary>
  </entry>
`;
  });
  const [root, name, title, subtitle] = [
    site.root,
    site.title,
    site.textOf('feed.title', '{title}: releases', {title: site.title}),
    site.textOf('feed.description', 'Releases, and the projects that each added or updated.'),
  ].map(escapeHtml);
  // Without releases, it is dated before all of them.
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
  <id>${root}</id>
  <title>${title}</title>
  <subtitle>${subtitle}</subtitle>
  <author><name>${name}</name></author>
  <link href="${root}"/>
  <link rel="self" href="${root}releases.atom"/>
  <updated>${dateOf(news[0]?.label ?? `${prefix}1970-01`)}</updated>
${entries.join('')}</feed>
`;
}
