import {projectFolder} from '../../shared/projectFolder';
import {releaseOf, tagKind} from '../../shared/tagKind';
import {compareReleases, describedState, type DescribedState} from '@training-catalog/catalog/facts';
import {tagsOf} from '../model/tagsOf';
import type {SiteFault} from '@training-catalog/content-lint';
import {escapeRegExp, frontMatterBlock} from '@training-catalog/content-model';
import {projectFacts} from '../model/schemas';
import type {VersionText} from '../model/versionTexts';
import type {ProjectPage, ProjectRuleId} from './projectRules';

/** What the main page of a project states about its versions. */
interface ProjectVersions {
  page: ProjectPage;
  folder: string;
  /** The listed version, as in front matter. */
  version: string | undefined;
  describes: DescribedState;
  /** Versions that other pages may give for the project. */
  versions: readonly string[];
  /** Releases of its tags, such as `2025-07`. */
  releases: readonly string[];
  /** Names by which other pages call it. */
  names: readonly string[];
}

const versionPattern = /\bv?(\d+(?:\.\d+)+)\b/g;
const versionsIn = (text: string): string[] => [...text.matchAll(versionPattern)].map(([, version = '']) => version);

/** Whether two versions are the same: `v2.0` and `2.0.0` are. Only the first of `1.1 (package 0.2.0)` counts. */
const isSame = (a: string, b: string): boolean => {
  const [first, second] = [a, b].map((version) => version.trim().split(' ')[0] ?? '');
  return first === second || compareReleases(first ?? '', second ?? '') === 0;
};

/** Names by which other pages call a project: its folder, without a version, its initials, and its packages. */
function namesOf(folder: string, packages: readonly {label: string}[]): string[] {
  const name = folder.replace(/ v\d[\d.]*$/, '');
  const initials = [...name.matchAll(/(?:^|[ -])(\p{Lu})/gu)].map(([, letter]) => letter).join('');
  const labels = packages.map(({label}) => label.replace(/^[^:]*: */, '')).filter((label) => !label.includes(' '));
  return [...new Set([folder, name, ...(initials.length > 2 ? [initials] : []), ...labels])];
}

/** Words that may stand between the name of a project and its version. */
const between =
  "(?:'s|’s)?(?:[ ,:(]*\\b(?:the|its|in|is|at|of|has|as|are|on|now|which|that|pages?|package|component|state|version|release|listed|describes?|documents?|installs?|uses?)\\b)*[ ,:(]*";

/** Matches a name of a project with a version or a release right behind it. */
const mentionOf = (name: string): RegExp =>
  new RegExp(
    `(?<![\\w./-])${escapeRegExp(name)}(?:\\s\\(\\w+\\))?${between}(?:v?(\\d+(?:\\.\\d+)+)\\b|(20\\d\\d-[01]\\d)\\b)`,
    'g',
  );

/** A version or a release that a page gives for a project. */
interface Mention {
  line: number;
  /** Version, or release such as `2025-07`. */
  said: string;
}

/** What a text says about a project: right behind its name, or in `Version: ...` in a section about it. */
function mentionsIn(
  {line, text, heading}: VersionText,
  names: readonly string[],
  patterns: readonly RegExp[],
): Mention[] {
  const isAbout = (name: string): boolean => new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`).test(heading);
  const own =
    /^versions?:/i.test(text) && names.some(isAbout)
      ? [...versionsIn(text), ...(text.match(/\b20\d\d-[01]\d\b/g) ?? [])]
      : [];
  const named = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, version, release]) => version ?? release ?? []),
  );
  return [...new Set([...own, ...named])].map((said) => ({line, said}));
}

/** The projects with what their main pages state; those whose facts are faulty are left out. */
function projectsOf(pages: readonly ProjectPage[]): ProjectVersions[] {
  return pages.flatMap((page) => {
    const folder = projectFolder(page.file);
    const {frontMatter} = page;
    const project = projectFacts.safeParse(frontMatter?.project);
    const described = describedState.safeParse(frontMatter?.describes);
    if (folder === undefined || !project.success) {
      return [];
    }
    const {version} = project.data;
    const describes: DescribedState = described.success ? described.data : {};
    return [
      {
        page,
        folder,
        version,
        describes,
        versions: [version ?? '', describes.release ?? '', describes.why ?? '', folder]
          .flatMap(versionsIn)
          .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index),
        releases: tagsOf(frontMatter)
          .filter((tag) => tagKind(tag) === 'release')
          .map(releaseOf),
        names: namesOf(folder, project.data.packages ?? []),
      },
    ];
  });
}

/** Compares the listed version with the version that the pages describe, which has to be explained if it differs. */
function describedFaults({page, version, describes}: ProjectVersions): SiteFault<ProjectRuleId>[] {
  const {release, commit, unversioned, why} = describes;
  const block = frontMatterBlock(page.text);
  if (!block || version === undefined || (release ?? commit ?? unversioned) === undefined) {
    return [];
  }
  const isListed = release !== undefined && isSame(version, release);
  if (isListed && why !== undefined) {
    const message = `"describes.why" is superfluous, because the pages describe the listed version ${version}; remove it`;
    return [{rule: 'described-version-explained', file: page.file, line: block.lineOf(['describes', 'why']), message}];
  }
  const state = release ?? (commit === undefined ? 'an unversioned state' : `commit ${commit.slice(0, 7)}`);
  return isListed || why !== undefined
    ? []
    : [
        {
          rule: 'described-version-explained',
          file: page.file,
          line: block.lineOf(['describes']),
          message: `the listed version is ${version}, but the pages describe ${state}; write why: "..." below describes, such as "The repository has no tag for 1.0; the commit is its last one.", or correct one of the two`,
        },
      ];
}

/**
 * Compares the versions and releases that pages give for projects of others with the front matter of these projects: right
 * behind the name of the project, its initials, or its package ("the FASS pages describe version 0.3"), and after
 * `Version:` in a section whose heading names it. Versions of anything else, such as Python, are not compared.
 */
export function versionFaults(pages: readonly ProjectPage[]): SiteFault<ProjectRuleId>[] {
  const projects = projectsOf(pages);
  const known = projects.map((project) => ({...project, patterns: project.names.map(mentionOf)}));
  const contradictions = pages.flatMap((page) =>
    (page.facts?.versionTexts ?? []).flatMap((text) =>
      known
        .filter(
          ({folder, names}) =>
            projectFolder(page.file) !== folder && names.some((name) => `${text.heading}\n${text.text}`.includes(name)),
        )
        .flatMap((project) => {
          const isKnown = (said: string): boolean =>
            [...project.versions, ...project.releases].some((one) => isSame(one, said));
          return mentionsIn(text, project.names, project.patterns)
            .filter(({said}) => !isKnown(said))
            .map(({line, said}) => {
              const kind = /^20\d\d-/.test(said) ? 'release' : 'version';
              const stated = (kind === 'release' ? project.releases : project.versions).join(', ') || 'none';
              return {
                rule: 'version-consistent' as const,
                file: page.file,
                line,
                message: `${kind} ${said} of ${project.folder} contradicts ${project.page.file}, which states ${stated}; correct one of the two, or remove it here: readers see it on the card of the project`,
              };
            });
        }),
    ),
  );
  return [...projects.flatMap(describedFaults), ...contradictions];
}
