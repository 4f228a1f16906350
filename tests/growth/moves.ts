/**
 * Renames and removes a project as a contributor does: its folder, the links to it, and a redirect of its addresses.
 */
import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import YAML from 'yaml';
import {readCatalogSource, routeOf} from '../../content-lint/model/catalogSource';
import {analyzePage} from '../../content-lint/model/analyzePage';
import type {PageSource} from '../../content-lint/model/page';
import {changeFrontMatter} from './frontMatter';
import {changeLinks, changeSteps, readLinks, stepPages} from './links';

const redirectsFile = 'redirects.yml';

/** Facts about a project that decide which one is renamed and which one is removed. */
interface Project {
  /** Folder in docs/. */
  name: string;
  tags: readonly string[];
  hasHowTo: boolean;
  /** Number of links and steps of learning paths outside the project that lead to its pages. */
  inbound: number;
}

const isIn = (project: string, place: string): boolean => `${place}/`.startsWith(`docs/${project}/`);

function readProjects(siteDir: string): Project[] {
  const {pages} = readCatalogSource(siteDir);
  const links = readLinks(siteDir);
  const steps = stepPages(siteDir);
  const names = fs
    .readdirSync(path.join(siteDir, 'docs'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort((a, b) => a.localeCompare(b, 'en'));
  return names.map((name) => {
    const own = pages.filter(({file}) => isIn(name, file));
    return {
      name,
      tags: [...new Set(own.flatMap((page) => analyzePage(page).facts.tags ?? []))],
      hasHowTo: own.some(({file}) => file.endsWith('/how-to.md')),
      inbound:
        links.filter(({file, route}) => !isIn(name, file) && isIn(name, route)).length +
        steps.filter((page) => isIn(name, page)).length,
    };
  });
}

/**
 * Chooses the projects to rename and to remove by rule, never by name: the one with a how-to page that has most links
 * from others, and the one that has the fewest, but at least one, so that there is a link to change. Ties go to the
 * first in alphabetical order.
 *
 * @throws if the catalog has no such projects.
 */
export function chooseProjects(siteDir: string): {renamed: string; removed: string} {
  const projects = readProjects(siteDir);
  const [renamed] = projects.filter(({hasHowTo}) => hasHowTo).sort((a, b) => b.inbound - a.inbound);
  const others = projects.filter(({name, inbound}) => name !== renamed?.name && inbound > 0);
  const [removed] = others
    // Removing the only project of a tag would also remove the page of the tag, which is another change.
    .filter(({name, tags}) =>
      tags.every((tag) => projects.some((other) => other.name !== name && other.tags.includes(tag))),
    )
    .sort((a, b) => a.inbound - b.inbound);
  if (!renamed || !removed) {
    throw new Error('docs/ holds no project to rename, or none to remove');
  }
  return {renamed: renamed.name, removed: removed.name};
}

function appendMoves(siteDir: string, moves: ReadonlyMap<string, string>): void {
  fs.appendFileSync(path.join(siteDir, redirectsFile), YAML.stringify(Object.fromEntries(moves), {lineWidth: 0}));
}

const categoryFile = (siteDir: string, project: string): string =>
  path.join(siteDir, 'docs', project, '_category_.json');

const readCategory = (siteDir: string, project: string): {label: string} =>
  JSON.parse(fs.readFileSync(categoryFile(siteDir, project), 'utf8')) as {label: string};

/** Changes the label in the category of a project. */
export function changeLabel(siteDir: string, project: string, label: string): void {
  const category = {...readCategory(siteDir, project), label};
  fs.writeFileSync(categoryFile(siteDir, project), `${JSON.stringify(category, null, 2)}\n`);
}

/** Address of the category page that Docusaurus makes of a project's label. */
const categoryRoute = (siteDir: string, project: string): string =>
  `docs/category/${createSlugger().slug(readCategory(siteDir, project).label)}`;

const glossaryFile = 'Education/glossary.yml';

/**
 * Changes references to a project that are not links: relations of other projects, prerequisites, and addresses in the
 * glossary.
 *
 * @param to Its new name; undefined removes the relations and points the glossary to `next`.
 */
function changeNames(siteDir: string, from: string, to: string | undefined, next = ''): void {
  interface Relation {
    project: string;
  }
  const relationsIn = (page: PageSource): readonly Relation[] =>
    (analyzePage(page).frontMatter?.project as {relations?: Relation[]} | undefined)?.relations ?? [];
  const mains = readCatalogSource(siteDir).pages.filter((page) =>
    relationsIn(page).some(({project}) => project === from),
  );
  mains.forEach(({file}) => {
    changeFrontMatter(path.join(siteDir, file), (facts) => {
      const {relations, ...project} = facts.project as {relations?: Relation[]};
      const kept = (relations ?? []).flatMap((relation) =>
        relation.project !== from ? [relation] : to === undefined ? [] : [{...relation, project: to}],
      );
      return {...facts, project: kept.length > 0 ? {...project, relations: kept} : project};
    });
  });
  // Prerequisites of lessons are file paths of pages.
  const folder = `/docs/${from}/`;
  readCatalogSource(siteDir).pages.forEach((page) => {
    const {learning} = (analyzePage(page).frontMatter ?? {}) as {learning?: {prerequisites?: string[]}};
    if (learning?.prerequisites?.some((place) => decodeURI(place).includes(folder))) {
      changeFrontMatter(path.join(siteDir, page.file), (facts) => {
        const {prerequisites, ...rest} = learning;
        const kept = (prerequisites ?? [])
          .map(decodeURI)
          .flatMap((place) =>
            !place.includes(folder) ? [place] : to === undefined ? [] : [place.replace(folder, () => `/docs/${to}/`)],
          );
        return {
          ...facts,
          learning: kept.length > 0 ? {...rest, prerequisites: kept.map((place) => encodeURI(place))} : rest,
        };
      });
    }
  });
  const glossary = path.join(siteDir, glossaryFile);
  if (fs.existsSync(glossary)) {
    const address = (name: string): string => encodeURI(`/docs/${name}`);
    const text = fs.readFileSync(glossary, 'utf8');
    const changed = text.split('\n').map((line) => {
      const [, key = '', url = ''] = /^(\s+see: )(\S+)$/.exec(line) ?? [];
      const isOf = url === address(from) || url.startsWith(`${address(from)}/`);
      return !isOf ? line : key + (to === undefined ? `/${next}` : url.replace(address(from), () => address(to)));
    });
    fs.writeFileSync(glossary, changed.join('\n'));
  }
}

/** Renames a project: folder, label, titles, and all references to it in the content. Its old addresses redirect. */
export function renameProject(siteDir: string, from: string, to: string): void {
  const place = (old: string): string => (isIn(from, old) ? `docs/${to}${old.slice(`docs/${from}`.length)}` : old);
  const category = categoryRoute(siteDir, from);
  const newCategory = `docs/category/${createSlugger().slug(to)}`;
  changeLinks(
    siteDir,
    ({file, route, target, suffix}) => {
      if (route === category) {
        return encodeURI(`/${newCategory}`) + suffix;
      }
      if (!isIn(from, route)) {
        return undefined;
      }
      if (target === undefined) {
        return encodeURI(`/${place(route)}`) + suffix;
      }
      // Most links inside the project name no folder and stay unchanged.
      const relative = path.posix.relative(path.posix.dirname(place(file)), place(target));
      return encodeURI(relative) + suffix;
    },
    {from, to},
  );
  changeSteps(siteDir, place);
  changeNames(siteDir, from, to);
  changeLabel(siteDir, from, to);
  const folder = path.join(siteDir, 'docs', to);
  fs.renameSync(path.join(siteDir, 'docs', from), folder);
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.md'))) {
    changeFrontMatter(path.join(folder, name), (facts) => {
      const title = String(facts.title).replaceAll(from, to);
      return {...facts, title: facts.project === undefined || title.includes(to) ? title : to};
    });
  }
  appendMoves(siteDir, new Map([[`docs/${from}/`, `docs/${to}/`]]));
}

/**
 * Removes a project. Its addresses, and the links to it, then lead to the page of its first topic; steps of learning
 * paths that named it are removed.
 */
export function removeProject(siteDir: string, project: string): void {
  const {pages} = readCatalogSource(siteDir);
  const own = pages.filter(({file}) => isIn(project, file));
  const [topic] = own
    .flatMap((page) => analyzePage(page).facts.tags ?? [])
    .filter((tag) => !tag.startsWith('Release '));
  const tags = YAML.parse(fs.readFileSync(path.join(siteDir, 'docs/tags.yml'), 'utf8')) as Record<
    string,
    {permalink: string}
  >;
  const permalink = topic === undefined ? undefined : tags[topic]?.permalink;
  const next = permalink === undefined ? 'docs/intro' : `docs/tags${permalink}`;
  const category = categoryRoute(siteDir, project);
  const old = [
    `docs/${project}`,
    ...own.map((page) => routeOf(page).slice(1)),
    // Each of the three sidebars of the area has a copy.
    ...['', '-1', '-2'].map((copy) => category + copy),
  ];
  changeLinks(siteDir, ({file, route, suffix}) =>
    !isIn(project, file) && (isIn(project, route) || route === category)
      ? `/${next}${suffix.replace(/#.*$/, '')}`
      : undefined,
  );
  changeSteps(siteDir, (page) => (isIn(project, page) ? undefined : page));
  changeNames(siteDir, project, undefined, next);
  fs.rmSync(path.join(siteDir, 'docs', project), {recursive: true});
  appendMoves(siteDir, new Map(old.map((address) => [address, next])));
}
