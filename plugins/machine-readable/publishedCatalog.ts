import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {dayOf, extentOf, extents, lastRunFacts, type LastRun, type StepCount} from '@training-catalog/tutorial-steps';
import * as z from 'zod';
import {
  describedState,
  learningFacts,
  projectFacts,
  type LearningFacts,
  type ProjectFacts,
} from '../../content-lint/model/schemas';
import {upstreamState, type UpstreamRecord} from '../../content-lint/model/upstreamRecord';
import {views, viewQuery} from '../../shared/lessonViews';
import {describesOf, readCatalog} from '../catalog';
import {pagesByProject} from '../catalog/pagesByProject';
import {lastRunOf, type StepCounts} from '../catalog/stepCounts';

/** Version of the format of catalog.json. A new field or value raises the second number; any other change the first. */
export const catalogVersion = '2.1';

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

const {audience, needs, outcomes, minutes, level, keyPoints} = learningFacts.shape;

/** The format of catalog.json: all projects and lessons with their facts, for registries and assistants. */
export const publishedCatalog = z.strictObject({
  $schema: url,
  version: z.literal(catalogVersion),
  title: z.string(),
  url,
  projects: z.array(
    z.strictObject({
      name: z.string(),
      url,
      description: z.string(),
      topics: z.array(label).min(1),
      /** Newest first. */
      releases: z.array(label),
      ...projectFacts.shape,
      /** State of the repository that the pages describe; its `repository` only if it is another one. */
      describes: describedState.optional(),
      /** State of the repository at the last `npm run sync`. */
      upstream: upstreamState.optional(),
      /** Steps on the project's pages; absent if they have none. */
      steps: publishedSteps.optional(),
      pages: z.array(
        z.strictObject({
          title: z.string(),
          description: z.string(),
          url,
          markdown: url,
          /** Steps of the page; absent if it has none. */
          steps: publishedSteps.optional(),
          /** When steps of the page were last run, and on what. */
          lastRun: lastRunFacts.omit({steps: true}).extend({date: z.iso.date()}).optional(),
        }),
      ),
    }),
  ),
  lessons: z.array(
    z.strictObject({
      title: z.string(),
      url,
      markdown: url,
      description: z.string(),
      topics: z.array(label),
      ...{audience, needs, outcomes, minutes, level, keyPoints},
      /** The lesson in other forms: slides, teacher's view, handout. */
      views: z.strictObject({present: url, teach: url, handout: url}),
    }),
  ),
});

/** What catalog.json is made from, besides the pages. */
export interface Site {
  title: string;
  /** Full URL of the landing page. */
  root: string;
  /** Full URL of a page, by its path with the base path. */
  urlOf: (permalink: string) => string;
}

/** The lessons among the pages of their area. */
function publishedLessons(pages: readonly DocMetadata[], site: Site): z.infer<typeof publishedCatalog>['lessons'] {
  return pages.flatMap(({title, description, permalink, tags, frontMatter}) => {
    const facts = (frontMatter as {learning?: LearningFacts}).learning;
    if (facts === undefined) {
      return [];
    }
    const url = site.urlOf(permalink);
    const [present, teach, handout] = views.map((view) => `${url}${viewQuery(view)}`);
    return [
      {
        title,
        url,
        markdown: `${url}.md`,
        description,
        topics: tags.map((tag) => ({label: tag.label, url: site.urlOf(tag.permalink)})),
        audience: facts.audience,
        needs: facts.needs,
        outcomes: facts.outcomes,
        ...(facts.minutes !== undefined && {minutes: facts.minutes}),
        ...(facts.level !== undefined && {level: facts.level}),
        keyPoints: facts.keyPoints,
        views: {present: present ?? '', teach: teach ?? '', handout: handout ?? ''},
      },
    ];
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

/**
 * All projects with their facts, tags, and pages, and all lessons.
 *
 * @param counts counts the steps of pages
 * @param record state of their repositories at the last `npm run sync`
 * @throws if the result does not match the published schema.
 */
export function makePublishedCatalog(
  docs: readonly DocMetadata[],
  education: readonly DocMetadata[],
  site: Site,
  counts: Pick<StepCounts, 'of' | 'ofProject'>,
  record: UpstreamRecord = {},
): z.infer<typeof publishedCatalog> {
  const inFolders = pagesByProject(docs);
  const linked = (labels: readonly {label: string; permalink: string}[]) =>
    labels.map(({label: text, permalink}) => ({label: text, url: site.urlOf(permalink)}));
  const projects = readCatalog(docs).projects.map(({name, permalink, topics, releases}) => {
    const pages = inFolders.get(name) ?? [];
    const steps = counts.ofProject(pages);
    const main = pages.find((page) => page.permalink === permalink);
    const facts = main?.frontMatter.project as ProjectFacts;
    return {
      name,
      url: site.urlOf(permalink),
      description: main?.description ?? '',
      topics: linked(topics),
      releases: linked(releases),
      ...facts,
      ...(main && describesOf(main) && {describes: describesOf(main)}),
      ...(record[name] && {upstream: record[name]}),
      ...(steps && {steps: stepsOf(steps)}),
      pages: pages.map((page) => {
        const {title, description, permalink: own} = page;
        const ownSteps = counts.of(page);
        return {
          title,
          description,
          url: site.urlOf(own),
          markdown: `${site.urlOf(own)}.md`,
          ...(ownSteps && {steps: stepsOf(ownSteps)}),
          ...lastRunIn(page),
        };
      }),
    };
  });
  return publishedCatalog.parse({
    $schema: `${site.root}catalog.schema.json`,
    version: catalogVersion,
    title: site.title,
    url: site.root,
    projects,
    lessons: publishedLessons(education, site),
  });
}

/** JSON Schema of catalog.json. */
export const catalogSchema = (site: Site): object => ({
  $id: `${site.root}catalog.schema.json`,
  title: `${site.title}: projects and lessons`,
  ...z.toJSONSchema(publishedCatalog),
});
