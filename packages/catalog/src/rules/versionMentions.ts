import type {LintPage, SitePage} from '@training-catalog/content-lint';
import {forEachNode} from '@training-catalog/content-model';
import {escapeRegExp} from '@training-catalog/utils';
import {toString} from 'mdast-util-to-string';
import type {CatalogSettings} from '../options.js';
import {folderOfPage} from '../projectFolder.js';
import {releaseOf} from '../tags.js';
import type {CatalogFault, MainPage} from './projectPages.js';
import {isSameVersion} from './versionFaults.js';

/** A text of a page that has a version or a release in it. */
export interface VersionText {
  line: number;
  text: string;
  /** The heading above it. */
  heading: string;
}

/** A version, `0.2.0` or `v1.0`, or a release, `2025-07`. */
const anyVersion = /\bv?\d+(?:\.\d+)+\b|\b20\d\d-[01]\d\b/;

/** The paragraphs, headings, and table cells of a page with a version or a release. */
export function versionTextsOf({tree}: Pick<LintPage, 'tree'>): VersionText[] {
  const texts: VersionText[] = [];
  let heading = '';
  forEachNode(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell' && node.type !== 'heading') {
      return;
    }
    const text = toString(node);
    if (anyVersion.test(text)) {
      texts.push({line: node.position?.start.line ?? 1, text, heading});
    }
    if (node.type === 'heading') {
      heading = text;
    }
  });
  return texts;
}

const versionsIn = (text: string): string[] => [...text.matchAll(/\bv?(\d+(?:\.\d+)+)\b/g)].map(([, one = '']) => one);

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

/** What a text says about a project: right behind its name, or in `Version: ...` in a section about it. */
function mentionsIn({text, heading}: VersionText, names: readonly string[], patterns: readonly RegExp[]): Set<string> {
  const isAbout = (name: string): boolean => new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`).test(heading);
  const own =
    /^versions?:/i.test(text) && names.some(isAbout)
      ? [...versionsIn(text), ...(text.match(/\b20\d\d-[01]\d\b/g) ?? [])]
      : [];
  const named = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, version, release]) => version ?? release ?? []),
  );
  return new Set([...own, ...named]);
}

/**
 * Compares the versions and releases that pages give for projects of others with the front matter of these projects:
 * right behind the name of the project, its initials, or its package ("the FASS pages describe version 0.3"), and after
 * `Version:` in a section whose heading names it. Versions of anything else, such as Python, are not compared, and neither
 * are those on pages of other projects, which say what these were written for or tried with. A project that states no
 * version contradicts none.
 */
export function versionMentionFaults(
  pages: readonly SitePage<VersionText[]>[],
  mains: readonly MainPage[],
  {folder, releasePrefix}: Pick<CatalogSettings, 'folder' | 'releasePrefix'>,
): CatalogFault[] {
  const projects = mains.map(({file, name, facts, describes = {}, tags}) => {
    const names = namesOf(name, facts.packages ?? []);
    const versions = [facts.version ?? '', describes.release ?? '', describes.why ?? '', name]
      .flatMap(versionsIn)
      .filter((one, index, all) => all.findIndex((other) => isSameVersion(one, other)) === index);
    const releases = tags.flatMap((tag) => releaseOf(tag, releasePrefix) ?? []);
    return {file, name, names, patterns: names.map(mentionOf), versions, releases};
  });
  const folders = new Set(projects.map(({name}) => name));
  const described = pages.filter(({file}) => !folders.has(folderOfPage(folder, file) ?? ''));
  return described.flatMap((page) =>
    (page.facts ?? []).flatMap((text) =>
      projects
        .filter(({names}) => names.some((one) => `${text.heading}\n${text.text}`.includes(one)))
        .flatMap(({file, name, names, patterns, versions, releases}) =>
          [...mentionsIn(text, names, patterns)]
            .filter((said) => ![...versions, ...releases].some((one) => isSameVersion(one, said)))
            .flatMap((said) => {
              const [kind, known] = /^20\d\d-/.test(said) ? ['release', releases] : ['version', versions];
              const message = `${kind} ${said} of ${name} contradicts ${file}, which states ${known.join(', ')}; correct one of the two, or remove it here: readers see it on the card of the project`;
              return known.length > 0
                ? {rule: 'version-consistent' as const, file: page.file, line: text.line, message}
                : [];
            }),
        ),
    ),
  );
}
