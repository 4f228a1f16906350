import YAML from 'yaml';
import type {Area, SiteAnswers} from './siteAnswers';
import type {Skeleton} from './skeletons';

/** Area of the projects, of API pages, and of the guide for contributors; their folders are the same in all sites. */
export const fixedAreas = {
  projects: {folder: 'docs', label: 'Documentation'},
  operations: {folder: 'api', label: 'APIs'},
  guide: {folder: 'guide', label: 'Guide'},
} as const satisfies Record<string, Area>;

/** What the pages of an area are, if that matters to the code: a key of `areaFolders` in the configuration. */
type Role = keyof typeof fixedAreas | 'lessons' | 'resources';

/** All areas of a site in the order of its navigation bar. */
function areasOf({lessons, areas}: SiteAnswers): readonly (Area & {role?: Role})[] {
  const [resources = {folder: 'resources', label: 'Resources'}, ...others] = areas;
  const {projects, operations, guide} = fixedAreas;
  return [
    {...projects, role: 'projects'},
    {...operations, role: 'operations'},
    {...lessons, role: 'lessons'},
    {...resources, role: 'resources'},
    ...others,
    {...guide, role: 'guide'},
  ];
}

/** A name as it follows "of the". */
const withoutArticle = (name: string): string => name.replace(/^the\s+/i, '');

/** A string of TypeScript. */
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function configuration(answers: SiteAnswers): string {
  const {
    name,
    shortName,
    repository: {owner, project},
    homepage,
  } = answers;
  const all = areasOf(answers);
  const host = `${owner.toLowerCase()}.github.io`;
  const areas = all.map(({folder, label, role}) => {
    const sidebar = role === 'operations' ? './sidebarsApi.ts' : './sidebarsCurriculum.ts';
    return `  {folder: ${role ? `areaFolders.${role}` : quoted(folder)}, label: ${quoted(label)}, tagsLabel: ${quoted(`${label} Tags`)}, sidebar: '${sidebar}'},`;
  });
  const folders = all.flatMap(({folder, role}) => (role ? [`  ${role}: ${quoted(folder)},`] : []));
  return `/** Whose catalog this is: the institute, its repository, its areas of content. Its words are in \`vocabulary.config.ts\`. */
import type {Mark} from '@training-catalog/theme';
import type {AreaConfig} from '@training-catalog/preset';

/** The repository on GitHub, and its branches. */
export const repository = {
  organization: ${quoted(owner)},
  project: ${quoted(project)},
  branch: 'main',
  deployBranch: 'gh-pages',
} as const;

/** Where the site is published: origin, and base path with slashes around it. */
export const address = {
  url: ${quoted(`https://${host}`)},
  baseUrl: ${quoted(project.toLowerCase() === host ? '/' : `/${project}/`)},
} as const;

/** The institute that publishes the catalog, as named in the footer and on pages. */
export const institute = {
  shortName: ${quoted(shortName)},
  /** Kicker of the social card of the site. */
  kicker: ${quoted(shortName)},
  name: ${quoted(name)},
  homepage: ${quoted(homepage)},
} as const;

/** Who funds the institute, as named in the footer; undefined if the footer names nobody. */
export const funding: {agency: string; grant: string} | undefined = undefined;

/** License of the pages' texts and images, unless a page states another. */
export const textLicense = {id: 'CC-BY-4.0', url: 'https://spdx.org/licenses/CC-BY-4.0.html'} as const;

/** Sentence that must end the main page of every project, verbatim; undefined if there is none. */
export const acknowledgement: string | undefined = undefined;

/** Files in which components state facts for the institute, and its own fields in them; undefined if there are none. */
export const componentFile: {files: readonly string[]; area: string; release: string} | undefined = undefined;

/** Texts of the site itself. */
export const texts = {
  title: ${quoted(`${shortName} Catalog`)},
  shortTitle: ${quoted(`${shortName} Catalog`)},
  /** Title of the social card of the site. */
  cardTitle: 'Catalog',
  tagline: '',
  heroHeading: ${quoted(`Software and lessons of the ${withoutArticle(name)}`)},
  heroDescription: 'Software, data, models, interfaces, and lessons in one place. Filter by topic or release, or search for a word.',
} as const;

/**
 * Folders of the areas whose pages are more to the site than pages: those of projects, which are the default docs plugin
 * instance; those made from OpenAPI files; lessons; resources, with the list of all errors; and the contributor's guide.
 */
export const areaFolders = {
${folders.join('\n')}
} as const;

/** Areas of content in the order of the navigation bar: a folder each, which is also the first part of its URLs. */
export const areas: readonly AreaConfig[] = [
${areas.join('\n')}
];

/** Icon and hue of the pages of an area in lists; the pages of others get those of their kind. */
export const areaMarks: Readonly<Record<string, Mark>> = {};

/** Folders of the areas whose tags the "Tags" menu lists, in its order. */
export const tagsMenu: readonly string[] = [areaFolders.projects, areaFolders.lessons, areaFolders.operations];

/** File names, without extension, of tutorials and how-to guides; their steps are counted. */
export const guides: readonly string[] = ['tutorial', 'tutorials', 'how-to'];
`;
}

const landing = ({
  name,
  lessons,
}: SiteAnswers): string => `/** What the landing page says besides facts. In a file of its own, because only the script of that page needs it. */
import type {EntryPoint, LandingNote} from '@training-catalog/theme';

/** What the landing page says about the institute; a link to its homepage follows. */
export const aboutInstitute = ${quoted(`This is the catalog of the ${withoutArticle(name)}.`)};

/** Link below the buttons of the landing page; undefined for none. */
export const landingNote: LandingNote | undefined = undefined;

/** Entry points on the landing page, one for each kind of reader. */
export const entryPoints: readonly EntryPoint[] = [
  {
    icon: 'rocket',
    hue: 'water',
    reader: 'I need a tool for my research',
    text: 'Find software, models, and data. Each project’s pages lead to a first result.',
    links: [{label: ${quoted(fixedAreas.projects.label)}, to: '/docs/intro'}],
  },
  {
    icon: 'teach',
    hue: 'field',
    reader: 'I teach',
    text: 'Lessons with plans, quizzes, and slides.',
    links: [{label: ${quoted(lessons.label)}, to: ${quoted(`/${lessons.folder}/intro`)}}],
  },
  {
    icon: 'plug',
    hue: 'plum',
    reader: 'I call an API',
    text: 'Every operation with its fields, units, errors, and requests to copy or send.',
    links: [{label: ${quoted(fixedAreas.operations.label)}, to: '/api/intro'}],
  },
];
`;

const vocabulary = ({
  topics,
}: SiteAnswers): string => `/** The words of the institute for its research, which front matter and tags of this catalog use. */
import type {Mark} from '@training-catalog/theme';

/** The institute's research areas; each project names one. */
export const researchAreas = [${topics.map(quoted).join(', ')}] as const;

/** Labels of the maturity of projects, by the names that front matter uses, from the least mature on. */
export const maturities = {
  unreleased: 'unreleased',
  prototype: 'prototype',
  alpha: 'alpha',
  beta: 'beta',
  production: 'production',
} as const;

/** Icon and hue of topics, by the label of their tag; other topics get a default. */
export const topicMarks: Readonly<Record<string, Mark>> = {};

/** Other words for tags in READMEs, in lower case without punctuation. */
export const tagAliases: ReadonlyMap<string, string> = new Map();

/** Research area of a project whose topic is not the name of one. */
export const areaOfTopic: ReadonlyMap<string, string> = new Map();

/** Words that readers type into the search, with those that pages use for them. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {};
`;

const page = (title: string, description: string, tags: readonly string[], text: string): string =>
  `---\n${YAML.stringify({id: 'intro', title, description, sidebar_position: 1, tags})}---\n\n${text}\n`;

/** Texts of the first page of each area. */
const introductions: Readonly<Partial<Record<Role, string>>> = {
  projects: 'Each project has a folder here. Its main page says what it is for, and leads to a first result.',
  operations: 'Each set of interfaces has a page for every operation, made from its OpenAPI file.',
  lessons: 'Lessons for learners, with plans and slides for teachers.',
  guide: 'Rules that the pages of this catalog follow, each with an example.',
};

const tagList = (names: readonly string[]): string =>
  YAML.stringify(
    Object.fromEntries(
      names.map((name) => [name, {label: name, permalink: `/${name.toLowerCase().replaceAll(' ', '-')}`}]),
    ),
  );

/** A mark that stands for a catalog until the institute puts its own in place: three shelves. */
const mark = (color: string, light: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${color}"/><path fill="${light}" d="M14 16h36v8H14zm0 12h26v8H14zm0 12h32v8H14z"/></svg>\n`;

/**
 * Configuration and first content of a site.
 *
 * @param month release of its first projects, as year and month
 */
export function siteFiles(answers: SiteAnswers, month: string): Skeleton {
  const {name, shortName, topics} = answers;
  const release = `Release ${month}`;
  const files: Skeleton = new Map([
    ['catalog.config.ts', configuration(answers)],
    ['landing.config.ts', landing(answers)],
    ['vocabulary.config.ts', vocabulary(answers)],
    ['openapi/sets.json', '[]\n'],
    [
      'README.md',
      `# ${shortName} catalog\n\nThe public catalog of the ${withoutArticle(name)}.\n\n\`\`\`bash\nnpm ci && npm run site\n\`\`\`\n\ninstalls, builds, and serves it. \`npm start\` shows pages while you edit, \`npm run check\` checks them, \`npm run import\` makes pages from a README, and \`npm run help\` lists all commands. \`catalog.config.ts\` says whose catalog it is, and which license its texts have. LICENSE is that of the code.\n`,
    ],
    ['static/img/logo.svg', mark('#14252c', '#ffffff')],
    ['static/img/logo-dark.svg', mark('#ffffff', '#14252c')],
    ['static/img/favicon.svg', mark('#14252c', '#ffffff')],
  ]);
  for (const {folder, label, role} of areasOf(answers)) {
    const text = (role && introductions[role]) ?? `Pages of the area ${label}.`;
    const tags = role === 'projects' ? [...topics, release] : role === 'operations' ? ['API', release] : [label];
    const summary = `${label} of the ${shortName} catalog.`;
    // One tag, because an area without any has no list of tags.
    files.set(`${folder}/intro.md`, page(label, summary, tags.slice(0, 1), text));
    files.set(`${folder}/tags.yml`, tagList(tags));
  }
  return files;
}
