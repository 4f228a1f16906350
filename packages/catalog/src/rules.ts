/** Rules about projects; this entry loads no plugin. */
import type {LintSite, RuleSet, SharedRule, SiteFault, SitePage} from '@training-catalog/content-lint';
import {parseYaml} from '@training-catalog/content-model';
import {isMonth} from '@training-catalog/utils';
import {validOptions, type CatalogOptions, type CatalogSettings} from './options.js';
import {pageComponents} from './pageComponents.js';
import {describedState, projectSchema, stepData} from './projectFacts.js';
import {pagesByFolder} from './projectFolder.js';
import {answerFaults} from './rules/answerFaults.js';
import {mainPagesOf, tagsOf, type CatalogFault, type MainPage} from './rules/projectPages.js';
import {relationFaults} from './rules/relationFaults.js';
import {rulesIn, type CatalogRuleId} from './rules/ruleList.js';
import {versionFaults} from './rules/versionFaults.js';
import {versionMentionFaults, versionTextsOf, type VersionText} from './rules/versionMentions.js';
import {releaseOf} from './tags.js';
import {readUpstream, recordFile} from './upstreamRecord.js';

/** Checks that a project has exactly one main page, which has the release tags. */
function folderFaults(folder: string, pages: readonly SitePage[], prefix: string): CatalogFault[] {
  // The content of a page with syntax errors is unknown.
  if (pages.some(({isBroken}) => isBroken)) {
    return [];
  }
  const mains = pages.filter(({frontMatter}) => frontMatter?.project !== undefined);
  const message = `${mains.length} pages have "project:" in their front matter; write it on the main page, and only there`;
  const ofFolder: CatalogFault[] =
    mains.length === 1 ? [] : [{rule: 'project-main-page', file: folder, line: 1, message}];
  const ofPages = pages.flatMap(({file, frontMatter}): CatalogFault[] => {
    const releases = tagsOf(frontMatter).filter((tag) => releaseOf(tag, prefix) !== undefined);
    const isMain = frontMatter?.project !== undefined;
    if (isMain === releases.length > 0) {
      return [];
    }
    const [rule, what] = isMain
      ? (['release-tag-required', `the main page has no release tag; add one such as ${prefix}2025-07`] as const)
      : ([
          'release-tag-placement',
          `${releases.join(', ')}: release tags belong on the main page only; remove them here`,
        ] as const);
    return [{rule, file, line: 1, message: what}];
  });
  return [...ofFolder, ...ofPages];
}

/** Tutorials whose steps were run, and which do not say on which data: the lists of questions give the time that they took. */
const dataFaults = (pages: readonly SitePage[]): CatalogFault[] =>
  pages
    .filter(({frontMatter}) => frontMatter?.learning !== undefined && frontMatter.lastRun !== undefined)
    .filter(({frontMatter}) => frontMatter?.data === undefined)
    .map(({file}) => {
      const message =
        'the page does not say what data its steps were run on; write data: practice (synthetic data or mocks), data: own (what the reader brings), or a list of real data, each with name, source, license, and checksum';
      return {rule: 'step-data', file, line: 1, message};
    });

/** Alternatives that lead back to the project, or are named twice. */
const alternativeFaults = ({facts, faultAt}: MainPage): CatalogFault[] =>
  (facts.instead ?? []).flatMap(({url}, index, all) => {
    const problem =
      url === facts.repository
        ? 'it is the repository of the project itself'
        : all.findIndex((other) => other.url === url) < index
          ? 'it is already named above'
          : undefined;
    const keys = ['project', 'instead', index, 'url'];
    return problem === undefined
      ? []
      : [faultAt('alternative-target', keys, `${problem}; name a tool of others, or remove the entry`)];
  });

/** Models and data sets that lack what a reader needs to decide, or are named twice. */
const artifactFaults = ({facts, faultAt}: MainPage): CatalogFault[] =>
  (facts.artifacts ?? []).flatMap(({kind, name, license, access, url, accuracy}, index, all): CatalogFault[] => {
    const keys = ['project', 'artifacts', index];
    const what = `the ${kind === 'model' ? 'model' : 'data set'} "${name}"`;
    const isPublished = access !== 'not published';
    const faults: CatalogFault[] = [];
    if (license === undefined) {
      const message = `${what} has no license; write an SPDX identifier such as CC-BY-4.0, its terms, or not stated`;
      faults.push(faultAt('artifact-license', keys, message));
    }
    if (typeof accuracy === 'object' && accuracy.source === undefined) {
      const message = `${what} has an accuracy without a source; add the source: URL that gives the number, or write accuracy: not published`;
      faults.push(faultAt('artifact-accuracy', [...keys, 'accuracy'], message));
    }
    if (isPublished && url === undefined) {
      const message = `${what} is ${access}, but nothing says where its files are; add url:, or write access: not published`;
      faults.push(faultAt('artifact-place', [...keys, 'access'], message));
    }
    if (!isPublished && url !== undefined) {
      const message = `${what} has a URL, but is not published; remove url:, or write access: open or gated`;
      faults.push(faultAt('artifact-place', [...keys, 'url'], message));
    }
    if (all.findIndex((other) => other.name === name) < index) {
      faults.push(faultAt('artifact-place', [...keys, 'name'], `${what} is already named above; remove it here`));
    }
    return faults;
  });

/** Costs that were measured nobody knows where or how, and costs of the same item. */
const costFaults = ({facts, faultAt}: MainPage): CatalogFault[] =>
  (facts.costs ?? []).flatMap(({item, seconds, memory, disk, machine, command}, index, all): CatalogFault[] => {
    const isMeasured = [seconds, memory, disk].some((one) => one !== undefined);
    const missing = isMeasured
      ? Object.entries({machine, command}).flatMap(([key, value]) => (value === undefined ? [`${key}:`] : []))
      : [];
    const isKnown = all.findIndex((other) => other.item === item) < index;
    return [
      ...(missing.length > 0
        ? [
            `the cost of "${item}" does not say where or how it was measured; add ${missing.join(' and ')}, or remove the numbers`,
          ]
        : []),
      ...(isKnown ? [`the cost of "${item}" is already stated above; remove it here`] : []),
    ].map((message) => faultAt('cost-machine', ['project', 'costs', index], message));
  });

/** Words of what a project knows that are named twice. */
function knownWordFaults({facts, faultAt}: MainPage): CatalogFault[] {
  const seen = new Set<string>();
  return Object.entries(facts.knows ?? {}).flatMap(([group, words]) =>
    words.flatMap((word, index) => {
      const isKnown = seen.has(word.toLowerCase());
      seen.add(word.toLowerCase());
      return isKnown
        ? [
            faultAt(
              'known-word',
              ['project', 'knows', group, index],
              `"${word}" is already named above; remove it here`,
            ),
          ]
        : [];
    }),
  );
}

/** Fault of a release tag: the feed of releases and all lists read the month from its name. */
function releaseProblem(name: string, label: string, prefix: string): string | undefined {
  const release = releaseOf(name, prefix) ?? releaseOf(label, prefix);
  if (release === undefined) {
    return undefined;
  }
  if (name !== label) {
    return `the tag "${name}" has the label "${label}"; write the same name in both, because one is that of a release`;
  }
  return isMonth(release)
    ? undefined
    : `"${name}" names no month; write a release tag with year and month, such as ${prefix}2025-07`;
}

/** Release tags without a month, for which lists of releases have no place. */
function releaseTagFaults({areas, readIfPresent}: LintSite, prefix: string): CatalogFault[] {
  return areas.flatMap(({folder}) => {
    const file = `${folder}/tags.yml`;
    const {document, lineOf, broken} = parseYaml(readIfPresent(file) ?? '');
    const tags = broken ? {} : (Object(document.toJS() ?? {}) as Record<string, {label?: string} | null>);
    return Object.entries(tags).flatMap(([name, tag]) => {
      const message = releaseProblem(name, tag?.label ?? name, prefix);
      return message === undefined ? [] : [{rule: 'release-tag-name' as const, file, line: lineOf([name]), message}];
    });
  });
}

function checkSite(site: LintSite<VersionText[]>, settings: CatalogSettings): SiteFault<CatalogRuleId | SharedRule>[] {
  const {folder, releasePrefix} = settings;
  const pagesOf = pagesByFolder(folder, site.pages, ({file}) => file);
  const names = new Set(pagesOf.keys());
  const mains = mainPagesOf(site.pages, settings);
  const record = site.readIfPresent(recordFile(folder));
  return [
    ...[...pagesOf].flatMap(([name, pages]) => folderFaults(`${folder}/${name}`, pages, releasePrefix)),
    ...mains.flatMap(versionFaults),
    ...versionMentionFaults(site.pages, mains, settings),
    ...releaseTagFaults(site, releasePrefix),
    ...relationFaults(mains, names),
    ...answerFaults(site.pages, mains, names),
    ...dataFaults([...pagesOf.values()].flat()),
    ...mains.flatMap(alternativeFaults),
    ...mains.flatMap(artifactFaults),
    ...mains.flatMap(costFaults),
    ...mains.flatMap(knownWordFaults),
    ...(record === undefined ? [] : readUpstream(folder, record).diagnostics),
  ];
}

/**
 * Rules about projects: their main pages, releases, versions, relations, and questions, and the record of their
 * repositories.
 *
 * @param options the same as those of the plugin
 * @throws for a wrong option, with its name and the remedy.
 */
export function catalogRules(options: CatalogOptions = {}): RuleSet<CatalogRuleId, VersionText[]> {
  const settings = validOptions(options);
  return {
    name: 'projects',
    rules: rulesIn(settings),
    frontMatter: {
      project: projectSchema(settings).optional(),
      describes: describedState.optional(),
      data: stepData.optional(),
    },
    components: pageComponents,
    factsOf: versionTextsOf,
    checkSite: (site) => checkSite(site, settings),
  };
}
