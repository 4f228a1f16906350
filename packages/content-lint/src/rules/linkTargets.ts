import path from 'node:path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {type Fix, forEachNode, urlLineOf, urlOffsetOf} from '@training-catalog/content-model';
import {maxSuggestions, nearest, onlyNear} from '@training-catalog/utils';
import {addressKind, decodedUrl} from '@training-catalog/utils/urls';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {error, refused, type Rule} from '../rule.js';
import type {LintSite, RuleSet, SiteFault, SitePage} from '../ruleSet.js';

const rules = {
  'link-target-exists': {
    ...error,
    buildOptions: ['onBrokenLinks', 'onBrokenMarkdownLinks'],
    fixable: true,
    summary: 'The page that a link names exists. Otherwise readers get “page not found”.',
    wrong: 'Start with the [introduction](into.md).',
    right: 'Start with the [introduction](intro.md).',
  },
  'link-anchor-exists': {
    ...error,
    buildOptions: ['onBrokenAnchors'],
    summary:
      'The part of a link after `#` is the anchor of a heading on that page. Otherwise the link opens the top of the page.',
    wrong: 'Follow the [first steps](intro.md#steps).',
    right: 'Follow the [first steps](intro.md#first-steps).',
  },
  'image-exists': {
    ...refused,
    fixable: true,
    summary:
      'The file of an image exists. `/img/…` is in `static/img`; a path without a leading slash starts at the folder of the page.',
    wrong: '![A camera on a tree](/img/camera.jpg)',
    right: '![A camera on a tree](/img/camera.png)',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

const setName = 'link-targets';

/** An internal link, or an image, and its line. */
export interface Reference {
  kind: 'link' | 'image';
  line: number;
  url: string;
  /** Where the URL is in the text of the page; missing if it is written there in another form. */
  offset?: number;
}

/** Anchors of a page, generated as Docusaurus does. */
function anchorsOf(tree: Root): string[] {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  forEachNode(tree, (node) => {
    if (node.type === 'heading') {
      const {id, text} = parseMarkdownHeadingId(toString(node));
      anchors.add(id ?? slugger.slug(text));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
      if (typeof id === 'string') {
        anchors.add(id);
      }
    }
  });
  return [...anchors];
}

/** Whether an address is not that of a page or a file here; markup.ts reports what is no address. */
const isExternal = (url: string): boolean => !['site', 'file', 'anchor'].includes(addressKind(url) ?? '');

function referencesOf(tree: Root, text: string): Reference[] {
  // Keyed, because several references may share a definition.
  const references = new Map<string, Reference>();
  const add = (reference: Reference): void => {
    if (reference.kind === 'image' || !isExternal(reference.url)) {
      references.set(JSON.stringify(reference), reference);
    }
  };
  forEachNode(tree, (node) => {
    if (node.type === 'image' || node.type === 'link') {
      const offset = urlOffsetOf(node, text);
      add({kind: node.type, line: urlLineOf(node), url: node.url, ...(offset !== undefined && {offset})});
    }
  });
  return [...references.values()];
}

/** Routes or paths that the author of a link probably meant. */
interface Closest {
  /** As written in links, for messages; empty if there are none. */
  shown: string;
  /** The only one that is near. */
  only?: string | undefined;
}

/** The known routes or paths that the author probably meant. */
function closest(wanted: string, known: Iterable<string>): Closest {
  const name = (text: string): string => (text.split('/').at(-1) ?? '').toLowerCase().replace(/\.mdx?$/, '');
  const all = [...known];
  const inOtherCase = all.filter((one) => one.toLowerCase() === wanted.toLowerCase());
  const like =
    inOtherCase.length > 0 ? inOtherCase : all.filter((one) => name(one) !== '' && name(one) === name(wanted));
  const near = like.length > 0 ? like : [nearest(wanted, all)].filter((one) => one !== undefined);
  return {
    shown: near.length <= 3 ? near.map(inLink).join(' or ') : '',
    only: like.length > 1 ? undefined : (like[0] ?? onlyNear(wanted, all)),
  };
}

/** A path as written in links. */
const inLink = (target: string): string => target.replaceAll(' ', '%20');

/**
 * Replaces the path of a link or image, and keeps its anchor.
 *
 * @param target path on the site, with a slash in front, or path of a file
 */
function pathFix(file: string, {url, offset}: Reference, target: string): Fix | undefined {
  const [area] = file.split('/');
  const isOnSite = target.startsWith('/');
  // A path of a file cannot lead to another area, and parentheses would end the link.
  if (offset === undefined || /[()]/.test(target) || (!isOnSite && target.split('/')[0] !== area)) {
    return undefined;
  }
  const text = isOnSite ? target : path.posix.relative(path.posix.dirname(file), target);
  return {start: offset, end: offset + url.replace(/[?#][^]*$/, '').length, text: inLink(text)};
}

/** The links of a page, and the anchors that links may lead to. */
interface LinkFacts {
  references: readonly Reference[];
  anchors: readonly string[];
}

type Page = SitePage<LinkFacts>;

/** Path of the file of an image, as a page gives it. */
function imageFile(page: string, url: string): string {
  const linked = decodedUrl(url).replace(/[?#][^]*$/, '');
  return linked.startsWith('/') ? `static${linked}` : path.posix.join(path.posix.dirname(page), linked);
}

/** The pages that show each image file, for rules about the files; empty in a build, which does not look at links. */
export function pagesByImage(pages: readonly SitePage[]): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, Set<string>>();
  pages.forEach(({file, allFacts}) => {
    const {references = []} = (allFacts[setName] ?? {}) as Partial<LinkFacts>;
    references
      .filter(({kind, url}) => kind === 'image' && !isExternal(url))
      .forEach(({url}) => {
        const image = imageFile(file, url);
        shown.set(image, (shown.get(image) ?? new Set()).add(file));
      });
  });
  return new Map([...shown].map(([image, files]) => [image, [...files]]));
}

/** Broken links and missing images. */
function checkSite({pages, files, routes}: LintSite<LinkFacts>): SiteFault<Id>[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const fileNames = new Set(files.map(({file}) => file));
  const faults: SiteFault<Id>[] = [];
  const broken = new Map<string, number>();

  /** Like closest, for the first broken links of a page. */
  const suggestion = ({file}: Page, wanted: string, known: () => Iterable<string>): Closest => {
    const count = (broken.get(file) ?? 0) + 1;
    broken.set(file, count);
    return count > maxSuggestions ? {shown: ''} : closest(wanted, known());
  };

  const report = (rule: Id, {file}: Page, reference: Reference, message: string, target?: string): void => {
    const fix = target === undefined ? undefined : pathFix(file, reference, target);
    faults.push({rule, file, line: reference.line, message, ...(fix && {fix})});
  };

  const checkLink = (page: Page, reference: Reference): void => {
    const {url} = reference;
    const [address = '', anchor] = decodedUrl(url).split('#');
    const linked = address.split('?')[0] ?? '';
    let target: Page | undefined;
    if (linked === '') {
      target = page;
    } else if (linked.startsWith('/')) {
      target = byRoute.get(linked);
      // links.ts reports a file extension in a site path.
      if (!target && !routes.has(linked) && !/\.mdx?$/.test(linked)) {
        const {shown, only} = suggestion(page, linked, () => [...byRoute.keys(), ...routes]);
        const message = `broken link ${url}; write ${shown || 'the path of a page, without the host'}`;
        report('link-target-exists', page, reference, message, only);
      }
    } else if (/\.mdx?$/.test(linked)) {
      const file = path.posix.join(path.posix.dirname(page.file), linked);
      target = byFile.get(file);
      // links.ts reports file links to another area.
      if (!target && file.split('/')[0] === page.file.split('/')[0]) {
        const {shown, only} = suggestion(page, file, () => byFile.keys());
        const message = `broken link ${url}; write ${shown ? `a path to ${shown}` : 'the path of a page'}`;
        report('link-target-exists', page, reference, message, only);
      }
    }
    // The headings of a page with syntax errors are unknown.
    const anchors = target?.facts?.anchors;
    if (target && anchor && anchors && !anchors.includes(anchor)) {
      const choice = anchors.slice(0, 30).join(', #');
      const message = `${url}: ${target.file} has no heading #${anchor}; write one of #${choice}`;
      // Somebody may have renamed the heading: the check of that page says so, too.
      const alsoIn = target === page ? {} : {alsoIn: [target.file]};
      faults.push({rule: 'link-anchor-exists', file: page.file, line: reference.line, message, ...alsoIn});
    }
  };

  const checkImage = (page: Page, reference: Reference): void => {
    const {url} = reference;
    // markup.ts reports images from other hosts.
    if (isExternal(url)) {
      return;
    }
    const file = imageFile(page.file, url);
    if (!fileNames.has(file)) {
      const {shown, only} = suggestion(page, file, () => fileNames);
      const remedy = shown ? `write the path of ${shown}` : 'add the file or correct the path';
      const message = `image not found: ${file}; ${remedy}`;
      report('image-exists', page, reference, message, only?.replace(/^static(?=\/)/, ''));
    }
  };

  for (const page of pages) {
    const ofBlocks = page.links.map((link): Reference => ({kind: 'link', ...link}));
    for (const reference of [...(page.facts?.references ?? []), ...ofBlocks.filter(({url}) => !isExternal(url))]) {
      (reference.kind === 'link' ? checkLink : checkImage)(page, reference);
    }
  }
  return faults;
}

/** Links and images by what they lead to, which Docusaurus checks in a build. */
export const linkTargetRules: RuleSet<Id, LinkFacts> = {
  name: setName,
  group: 'links',
  rules,
  onlyCommand: true,
  factsOf: ({tree, text}) => ({references: referencesOf(tree, text), anchors: anchorsOf(tree)}),
  checkSite,
};
