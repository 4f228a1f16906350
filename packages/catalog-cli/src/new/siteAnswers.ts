import {mapRoute, releasesRoute} from '@training-catalog/theme/node';
import {hcl, type HCLColor} from 'd3-color';
import type {InvalidAnswer} from './invalidAnswer.js';

/** What a new site has to know about its institute. */
export interface SiteAnswers {
  /** Name of the institute in full. */
  name: string;
  shortName: string;
  /** Owner and name of the repository on GitHub. */
  repository: {owner: string; project: string};
  homepage: string;
  /** Research areas of the institute, which are also the first tags of projects. */
  topics: readonly string[];
  /** Area of lessons, and further areas: folder and name in the navigation bar. */
  lessons: Area;
  areas: readonly Area[];
  /** Hue of the site in degrees, or undefined to keep the colors. */
  hue?: number;
}

/** An area of content. */
export interface Area {
  folder: string;
  label: string;
}

/** Folders that a site has, and addresses of its own pages. */
const taken = [
  ...['docs', 'api', 'guide', 'build', 'src', 'static', 'openapi'],
  ...['assets', 'img', 'js', 'pyodide', 'search', 'offline'],
  ...[mapRoute, releasesRoute].map((route) => route.slice(1)),
];

/** Reads `folder=Label`, or several separated by commas. */
export function readAreas(answer: string): readonly Area[] | InvalidAnswer {
  const areas = answer
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => /^([a-z][a-z0-9_-]*)\s*=\s*(\S.*)$/.exec(one) ?? one);
  const wrong = areas.find((one) => typeof one === 'string');
  if (typeof wrong === 'string') {
    return {problem: `"${wrong}" is no area; write its folder in lower case and its name, such as courses=Courses`};
  }
  const read = areas.flatMap((one) => (typeof one === 'string' ? [] : [{folder: one[1] ?? '', label: one[2] ?? ''}]));
  const clash = read.find(
    ({folder}, index) => taken.includes(folder) || read.findIndex((one) => one.folder === folder) < index,
  );
  return clash ? {problem: `the folder "${clash.folder}" is taken; write another name for ${clash.label}`} : read;
}

/** Reads the repository, with its owner. */
export function readOwnRepository(answer: string): SiteAnswers['repository'] | InvalidAnswer {
  const [, owner, project] = /^(?:https:\/\/github\.com\/)?([\w-]+)\/([\w.-]+?)(?:\.git)?$/.exec(answer) ?? [];
  return owner === undefined || project === undefined
    ? {problem: `"${answer}" is no repository on GitHub; write <owner>/<repository>`}
    : {owner, project};
}

/** Reads names of research areas. They become tags, so each is one word or words joined by hyphens. */
export function readTopics(answer: string): readonly string[] | InvalidAnswer {
  const topics = [
    ...new Set(
      answer
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ];
  const wrong = topics.find((topic) => !/^\p{L}[\p{L}\p{M}\p{N}_-]*$/u.test(topic));
  if (topics.length === 0) {
    return {problem: 'name at least one topic, such as Rivers, Night-Birds'};
  }
  return wrong === undefined
    ? topics
    : {problem: `"${wrong}" is no tag; write letters, digits, and hyphens, such as Night-Birds`};
}

/** A README to import as a project, with what the person says about it. */
export interface SiteReadme {
  /** Path, or https URL of a repository. */
  source: string;
  /** Name of the project; by default, the title of the README. */
  name?: string;
  /** Research area of the project, one of the topics. */
  area?: string;
  /** https URL of the project's repository, if git does not know it. */
  repository?: string;
}

/** Reads a README with facts behind it, such as `../owls/README.md,name=Owl Counter,area=Night-Birds`. */
export function readReadme(answer: string, topics: readonly string[]): SiteReadme | InvalidAnswer {
  const [source = '', ...facts] = answer.split(/\s*,\s*(?=[a-z]+=)/);
  const given = new Map(
    facts.map((fact): [string, string] => {
      const [key = '', ...value] = fact.split('=');
      return [key, value.join('=').trim()];
    }),
  );
  const known = ['name', 'area', 'repository'];
  const wrong = [...given].find(([key, value]) => !known.includes(key) || value === '');
  if (wrong) {
    return {problem: `"${wrong.join('=')}" says nothing about a README; write ${known.join('=..., ')}=...`};
  }
  const area = given.get('area');
  const topic = area === undefined ? undefined : topics.find((one) => one.toLowerCase() === area.toLowerCase());
  if (area !== undefined && topic === undefined) {
    return {problem: `"${area}" is no research area of the site; write one of ${topics.join(', ')}`};
  }
  const repository = given.get('repository');
  if (repository !== undefined && !(repository.startsWith('https://') && URL.canParse(repository))) {
    return {problem: `${repository} is no https URL; write https://github.com/<owner>/<repository>`};
  }
  const name = given.get('name');
  return {source, ...(name && {name}), ...(topic && {area: topic}), ...(repository && {repository})};
}

/** Reads the hue of a color. */
export function readHue(answer: string): number | InvalidAnswer {
  const {h, c} = hcl(answer);
  return /^#[0-9a-f]{6}$/i.test(answer) && c > 4
    ? h
    : {problem: `"${answer}" is no color with a hue; write one such as #0b6e4f`};
}

/** Colors of the theme that carry the hue of the institute. Others mean something: kinds, methods, alarms. */
const ownColor =
  /(--catalog-(?:deep|deep-line|on-deep-muted|ice|surface|line|ink|muted|link|accent|page): )(#[0-9a-f]{6})/g;

/** A color in another hue. Its lightness stays, and with it every contrast; it loses chroma where screens cannot show it. */
function inHue(color: string, hue: number): string {
  const start = hcl(color);
  const at = (chroma: number): HCLColor => hcl(hue, chroma, start.l);
  let chroma = Number.isNaN(start.c) ? 0 : start.c;
  while (chroma > 0.5 && !at(chroma).displayable()) {
    chroma -= 0.5;
  }
  return at(chroma).formatHex();
}

/** The style sheet of tokens in another hue. */
export const tokensInHue = (css: string, hue: number): string =>
  css.replaceAll(ownColor, (_, name: string, color: string) => name + inHue(color, hue));

/** A style sheet with the colors of the theme that carry the hue of the institute, in another hue, for both modes. */
export function ownColorsIn(css: string, hue: number): string {
  const rules = [...tokensInHue(css, hue).matchAll(/(^|\n)([^{}@/*]*?)\{([^{}]*)\}/g)].flatMap(
    ([, , selector = '', declarations = '']) => {
      const own = declarations.match(new RegExp(ownColor, 'g')) ?? [];
      return own.length > 0 ? [`${selector.trim()} {\n${own.map((one) => `  ${one};`).join('\n')}\n}\n`] : [];
    },
  );
  return `/* Colors of the institute, in place of those of the theme. */\n\n${rules.join('\n')}`;
}
