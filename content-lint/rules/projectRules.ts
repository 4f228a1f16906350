import path from 'node:path';
import {describedState, type DescribedState} from '@training-catalog/catalog/facts';
import {
  type LintPage,
  type LintSite,
  type Report,
  faultsOf,
  type RuleSet,
  type SiteFault,
  type SitePage,
} from '@training-catalog/content-lint';
import {forEachNode, frontMatterBlock, isMonth, parseYaml} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {acknowledgement} from '../../catalog.config';
import {projectsArea} from '../../shared/areas';
import {projectFolder} from '../../shared/projectFolder';
import {releaseOf, releaseTag, tagKind} from '../../shared/tagKind';
import {projectFacts} from '../model/schemas';
import {tagsOf} from '../model/tagsOf';
import {versionTextsOf, type VersionText} from '../model/versionTexts';
import {answerFaults} from './answerRules';
import {projectsRules as rules} from './registry/projects';
import {relationFaults} from './relationRules';
import {versionFaults} from './versionRules';

/** Id of a rule about projects. */
export type ProjectRuleId = keyof typeof rules;

/** What rules about several projects know of a page. */
interface ProjectPageFacts {
  hasDiagram: boolean;
  /** Texts with a version or a release. */
  versionTexts: readonly VersionText[];
}

/** A page with these facts. */
export type ProjectPage = SitePage<ProjectPageFacts>;

/** Checks one page of a project. */
function checkProject({file, text, tree, frontMatter}: LintPage, report: Report<ProjectRuleId>): void {
  const name = path.posix.basename(file, '.md');
  const isMain = frontMatter.project !== undefined;
  const releases = tagsOf(frontMatter).filter((tag) => tagKind(tag) === 'release');
  if (!isMain && releases.length > 0) {
    report(
      'release-tag-placement',
      1,
      `${releases.join(', ')}: release tags belong on the main page only; remove them here`,
    );
  }
  if (isMain && releases.length === 0) {
    report('release-tag-required', 1, 'the main page has no release tag; add one such as Release 2025-07');
  }
  if (isMain && acknowledgement !== undefined && !text.includes(`*${acknowledgement}*`)) {
    report('acknowledgement', 1, `the main page must end with the acknowledgement: *${acknowledgement}*`);
  }
  if (/^explanations?$/.test(name) && !hasDiagram(tree)) {
    report('project-diagram', 1, 'an explanation needs at least one diagram; add one in a mermaid block');
  }
  if (/^tutorials?$/.test(name) && frontMatter.learning === undefined) {
    report(
      'tutorial-learning-facts',
      1,
      'the tutorial has no "learning:"; write audience, needs, outcomes, and keyPoints below it in the front matter',
    );
  }
}
/** Whether a page has a Mermaid diagram. */
function hasDiagram(tree: Root): boolean {
  let found = false;
  forEachNode(tree, (node) => {
    found ||= node.type === 'code' && node.lang === 'mermaid';
  });
  return found;
}

/** Checks what a project's pages must have together: exactly one main page, and a diagram. */
function projectFaults(pages: readonly ProjectPage[]): SiteFault<ProjectRuleId>[] {
  const folders = new Map<string | undefined, ProjectPage[]>();
  for (const page of pages) {
    const folder = projectFolder(page.file);
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return [...folders].flatMap(([folder, own]): SiteFault<ProjectRuleId>[] => {
    // The content of a page with syntax errors is unknown.
    if (folder === undefined || own.some(({isBroken}) => isBroken)) {
      return [];
    }
    const mains = own.filter(({frontMatter}) => frontMatter?.project !== undefined);
    const faults: SiteFault<ProjectRuleId>[] = [];
    if (mains.length !== 1) {
      const message = `${mains.length} pages have "project:" in their front matter; write it on the main page, and only there`;
      faults.push({rule: 'project-main-page', file: `${projectsArea}/${folder}`, line: 1, message});
    }
    if (!own.some(({facts}) => facts?.hasDiagram === true)) {
      const message = 'no page of the project has a diagram; show its parts or data flow in a mermaid block';
      const {file} = own.find(({frontMatter}) => frontMatter?.imported !== undefined) ??
        mains[0] ??
        own[0] ?? {file: folder};
      faults.push({rule: 'project-diagram', file, line: 1, message});
    }
    return faults;
  });
}

/** Fault of a release tag: the feed of releases and all lists read the month from its name. */
function releaseProblem(name: string, label = name): string | undefined {
  if (![name, label].some((one) => tagKind(one) === 'release')) {
    return undefined;
  }
  if (name !== label) {
    return `the tag "${name}" has the label "${label}"; write the same name in both, because one is that of a release`;
  }
  return isMonth(releaseOf(name))
    ? undefined
    : `"${name}" names no month; write a release tag with year and month, such as ${releaseTag('2025-07')}`;
}

/** Release tags without a month, for which lists of releases have no place. */
function releaseTagFaults({areas, readIfPresent}: LintSite): SiteFault<ProjectRuleId>[] {
  return areas.flatMap(({folder}) => {
    const file = `${folder}/tags.yml`;
    const {document, lineOf, broken} = parseYaml(readIfPresent(file) ?? '');
    const tags = broken ? {} : (Object(document.toJS() ?? {}) as Record<string, {label?: string} | null>);
    return Object.entries(tags).flatMap(([name, tag]) => {
      const message = releaseProblem(name, tag?.label);
      return message === undefined ? [] : [{rule: 'release-tag-name' as const, file, line: lineOf([name]), message}];
    });
  });
}

/** Main pages that do not state which version of the repository the pages describe. */
function withoutVersion(pages: readonly ProjectPage[]): SiteFault<ProjectRuleId>[] {
  return pages.flatMap(({file, text, frontMatter = {}}) => {
    const {project, describes} = frontMatter;
    const {release, commit, unversioned} = Object(describes ?? {}) as Partial<Record<keyof DescribedState, unknown>>;
    const block = frontMatterBlock(text);
    const isSilent =
      project !== undefined &&
      file.startsWith(`${projectsArea}/`) &&
      [release, commit, unversioned].every((one) => one === undefined);
    const message =
      'the pages do not state the version they describe; next to "project:", write describes: with release: or commit: below it, or with unversioned: true if there is neither';
    return isSilent && block
      ? [{rule: 'described-version' as const, file, line: block.lineOf(['project']), message}]
      : [];
  });
}

/** Rules about projects: their main pages, versions, relations, and questions. */
export const projectRules: RuleSet<ProjectRuleId, ProjectPageFacts> = {
  name: 'projects',
  rules,
  frontMatter: {project: projectFacts.optional(), describes: describedState.optional()},
  checkPage: (page) => (projectFolder(page.file) === undefined ? [] : faultsOf((report) => checkProject(page, report))),
  factsOf: ({tree}) => ({hasDiagram: hasDiagram(tree), versionTexts: versionTextsOf(tree)}),
  checkSite: (site) => [
    ...projectFaults(site.pages),
    ...withoutVersion(site.pages),
    ...releaseTagFaults(site),
    ...relationFaults(site.pages),
    ...versionFaults(site.pages),
    ...answerFaults(site.pages),
  ],
};
