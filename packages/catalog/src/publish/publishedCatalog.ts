import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {dayOf, extentOf, extents, lastRunFacts, type LastRun, type StepCount} from '@training-catalog/tutorial-steps';
import * as z from 'zod';
import {checkFrontMatter, describesOf, factsOf, pagesByProject, readCatalog} from '../data/readCatalog.js';
import {lastRunOf, type StepCounts} from '../data/stepCounts.js';
import type {CatalogSettings} from '../options.js';
import {describedState, projectSchema, stepData} from '../projectFacts.js';
import {trackerOf} from '../tracker.js';
import type {Label} from '../types.js';
import {upstreamState, type UpstreamRecord} from '../upstreamRecord.js';
import type {PublishedSite} from './publishedSite.js';

/** Version of the format of catalog.json. A new field or value raises the second number; any other change the first. */
export const catalogVersion = '2.4';

const url = z.url();
const label = z.strictObject({label: z.string(), url});

/** Steps of a page or a project, as a reader counts them, and how many of them were run. */
const publishedSteps = z.strictObject({
  total: z.int().positive(),
  run: z.int().nonnegative(),
  /** Steps of which only a part was run. */
  inPart: z.int().nonnegative(),
  /** How much that is; `setup only` if everything that was run clones, installs, or configures. */
  extent: z.enum(extents),
});

/** The format of catalog.json: all projects and lessons with their facts, for registries and assistants. */
export const publishedCatalog = (settings: CatalogSettings) =>
  z.strictObject({
    $schema: url,
    version: z.literal(catalogVersion),
    title: z.string(),
    url,
    projects: z.array(
      z.strictObject({
        name: z.string(),
        url,
        description: z.string(),
        topics: z.array(label),
        /** Newest first. */
        releases: z.array(label),
        ...projectSchema(settings).shape,
        /** Where to report a problem with the software. */
        issues: url.optional(),
        /** State of the repository that the pages describe; its `repository` only if it is another one. */
        describes: describedState.optional(),
        /** Recorded state of the repository. */
        upstream: upstreamState.optional(),
        /** Steps on the project's pages; absent if they have none. */
        steps: publishedSteps.optional(),
        pages: z.array(
          z.strictObject({
            title: z.string(),
            description: z.string(),
            url,
            markdown: url.optional(),
            /** Steps of the page; absent if it has none. */
            steps: publishedSteps.optional(),
            /** When steps of the page were last run, and on what. */
            lastRun: lastRunFacts.omit({steps: true}).extend({date: z.iso.date()}).optional(),
            /** What the steps of the page work on: practice data, the reader's own, or a list of real data. */
            data: stepData.optional(),
          }),
        ),
      }),
    ),
    lessons: z.array(
      z.strictObject({
        title: z.string(),
        url,
        markdown: url.optional(),
        description: z.string(),
        topics: z.array(label),
        ...settings.lessons?.facts.shape,
        /** The lesson in other forms, by name; absent if the site has none. */
        views: z
          .strictObject(Object.fromEntries(Object.keys(settings.lessons?.views ?? {}).map((view) => [view, url])))
          .optional(),
      }),
    ),
  });

type PublishedCatalog = z.infer<ReturnType<typeof publishedCatalog>>;

/** Labels of tags with the full URLs of their pages. */
const linked = (tags: readonly Label[], site: PublishedSite): z.infer<typeof label>[] =>
  tags.map(({label: text, permalink}) => ({label: text, url: site.urlOf(permalink)}));

/** The lessons: pages with `learning:` in the folder of lessons. */
function publishedLessons(
  pages: readonly DocMetadata[],
  site: PublishedSite,
  {lessons}: CatalogSettings,
  siteDir: string,
): PublishedCatalog['lessons'] {
  if (lessons === undefined) {
    return [];
  }
  // What is not published is no fault.
  const facts = lessons.facts.strip();
  const views = Object.entries(lessons.views);
  return pages
    .filter(({frontMatter, source}) => 'learning' in frontMatter && source.startsWith(`@site/${lessons.folder}/`))
    .map((page) => {
      const url = site.urlOf(page.permalink);
      return {
        title: page.title,
        url,
        ...site.markdownOf(page.permalink),
        description: page.description,
        topics: linked(page.tags, site),
        ...checkFrontMatter(page, 'learning', facts, siteDir),
        ...(views.length > 0 && {views: Object.fromEntries(views.map(([view, query]) => [view, url + query]))}),
      };
    });
}

const stepsOf = ({total, run, inPart, ...rest}: StepCount): z.infer<typeof publishedSteps> => ({
  total,
  run,
  inPart,
  extent: extentOf({total, run, inPart, ...rest}),
});

/** When steps of a page were last run, and on what; empty if none were. */
function lastRunIn(page: DocMetadata): {lastRun?: Omit<LastRun, 'steps'> & {date: string}} {
  const lastRun = lastRunOf(page);
  if (!lastRun) {
    return {};
  }
  const {system, tools, commit, minutes} = lastRun;
  return {lastRun: {date: dayOf(lastRun), system, ...(tools && {tools}), ...(commit && {commit}), minutes}};
}

/** What catalog.json is made from. */
export interface CatalogSource {
  /** Pages of the docs plugin that has the projects. */
  docs: readonly DocMetadata[];
  /** Pages of all docs plugins. */
  pages: readonly DocMetadata[];
  /** Counts the steps of pages. */
  counts: Pick<StepCounts, 'of' | 'ofProject'>;
  /** Recorded states of repositories. */
  record: UpstreamRecord;
  siteDir: string;
}

/**
 * All projects with their facts, tags, and pages, and all lessons.
 *
 * @throws if the result does not match the published schema.
 */
export function makePublishedCatalog(
  {docs, pages: allPages, counts, record, siteDir}: CatalogSource,
  site: PublishedSite,
  settings: CatalogSettings,
): PublishedCatalog {
  const pagesOf = pagesByProject(docs, settings);
  const projects = readCatalog(docs, settings, siteDir).projects.map(({name, permalink, topics, releases}) => {
    const pages = pagesOf.get(name) ?? [];
    const steps = counts.ofProject(pages);
    const main = pages.find((page) => page.permalink === permalink);
    const facts = main && factsOf(main);
    const describes = main && describesOf(main);
    return {
      name,
      url: site.urlOf(permalink),
      description: main?.description ?? '',
      topics: linked(topics, site),
      releases: linked(releases, site),
      ...(facts && {...facts, issues: trackerOf(facts)}),
      ...(describes && {describes}),
      ...(record[name] && {upstream: record[name]}),
      ...(steps && {steps: stepsOf(steps)}),
      pages: pages.map((page) => {
        const {title, description, permalink: own} = page;
        const ownSteps = counts.of(page);
        const {data} = page.frontMatter as {data?: z.infer<typeof stepData>};
        return {
          title,
          description,
          url: site.urlOf(own),
          ...site.markdownOf(own),
          ...(ownSteps && {steps: stepsOf(ownSteps)}),
          ...lastRunIn(page),
          ...(data !== undefined && {data}),
        };
      }),
    };
  });
  return publishedCatalog(settings).parse({
    $schema: `${site.root}catalog.schema.json`,
    version: catalogVersion,
    title: site.title,
    url: site.root,
    projects,
    lessons: publishedLessons(allPages, site, settings, siteDir),
  });
}

/** JSON Schema of catalog.json. */
export const catalogSchema = (site: PublishedSite, settings: CatalogSettings): object => ({
  $id: `${site.root}catalog.schema.json`,
  title: `${site.title}: projects and lessons`,
  ...z.toJSONSchema(publishedCatalog(settings)),
});
