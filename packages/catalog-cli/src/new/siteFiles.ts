// cspell:ignore browserslist
import fs from 'node:fs';
import path from 'node:path';
import {ruleGroups, readConfig} from '@training-catalog/content-lint/node';
import {catalogSite} from '@training-catalog/preset';
import YAML from 'yaml';
import type {Area, SiteAnswers} from './siteAnswers.js';
import {siteWorkflow, workflowFile} from './siteWorkflow.js';
import {category, type Skeleton} from './skeletons.js';

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

/** What the templates of a site are written with. */
interface Template {
  /** Versions of what a site names besides the packages of this family. */
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
  browserslist: Record<string, readonly string[]>;
}

const readJson = (file: string): unknown =>
  JSON.parse(fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as unknown;

/** Commands as scripts of npm, under the names that texts call them by. */
const scripts = {
  start: 'catalog start',
  site: 'npm run build && npm run serve',
  test: 'npm run check && npm run build && npm run check:search && npm run check:accessibility',
  ...Object.fromEntries(
    [
      ...['build', 'serve', 'new', 'import', 'check', 'tutorials', 'sync', 'api-pages', 'deploy', 'help'],
      ...['check:external', 'check:addresses', 'check:search', 'check:accessibility'],
    ].map((name) => [name, `catalog ${name}`]),
  ),
};

function manifest({name, repository: {owner, project}}: SiteAnswers): string {
  const {version} = readJson('package.json') as {version: string};
  const {dependencies, ...template} = readJson('template.json') as Template;
  const own = Object.fromEntries(
    ['catalog-cli', 'preset', 'theme'].map((part) => [`@training-catalog/${part}`, `^${version}`]),
  );
  return `${JSON.stringify(
    {
      // npm takes no name that begins with a dot or an underscore.
      name: project.toLowerCase().replace(/^[._]+/, '') || 'catalog',
      version: '0.0.0',
      private: true,
      description: `Catalog of the ${withoutArticle(name)}`,
      repository: `github:${owner}/${project}`,
      engines: {node: '^20.19.0 || ^22.12.0 || >=24.0.0'},
      scripts,
      dependencies: Object.fromEntries(Object.entries({...dependencies, ...own}).sort(([a], [b]) => (a < b ? -1 : 1))),
      ...template,
    },
    null,
    2,
  )}\n`;
}

function settings(answers: SiteAnswers): string {
  const {
    name,
    shortName,
    repository: {owner, project},
    homepage,
    topics,
  } = answers;
  const all = areasOf(answers);
  const host = `${owner.toLowerCase()}.github.io`;
  const areas = all.map(
    ({folder, label, role}) =>
      `    {folder: ${quoted(folder)}, label: ${quoted(label)}, tagsLabel: ${quoted(`${label} Tags`)}${role === 'operations' ? ", sidebar: './sidebarsApi.ts'" : ''}},`,
  );
  const folders = all.flatMap(({folder, role}) => (role ? [`    ${role}: ${quoted(folder)},`] : []));
  return `/**
 * Whose catalog this is. All else follows from it: docusaurus.config.ts makes the site, content-lint.config.ts the check. What
 * each value means is shown by editors, and in the README of @training-catalog/preset.
 */
import {catalogSite} from '@training-catalog/preset';

export const siteSettings = catalogSite({
  repository: {organization: ${quoted(owner)}, project: ${quoted(project)}, branch: 'main', deployBranch: 'gh-pages'},
  address: {url: ${quoted(`https://${host}`)}, baseUrl: ${quoted(project.toLowerCase() === host ? '/' : `/${project}/`)}},
  institute: {
    shortName: ${quoted(shortName)},
    kicker: ${quoted(shortName)},
    name: ${quoted(name)},
    homepage: ${quoted(homepage)},
  },
  // funding: {agency: 'National Science Foundation (NSF)', grant: 'OAC 0000000'},
  textLicense: {id: 'CC-BY-4.0', url: 'https://spdx.org/licenses/CC-BY-4.0.html'},
  texts: {
    title: ${quoted(`${shortName} Catalog`)},
    shortTitle: ${quoted(`${shortName} Catalog`)},
    cardTitle: 'Catalog',
    tagline: '',
    heroHeading: ${quoted(`Software and lessons of the ${withoutArticle(name)}`)},
    heroDescription:
      'Software, data, models, interfaces, and lessons in one place. Filter by topic or release, or search for a word.',
  },
  // Areas whose pages are more than pages: projects, reference pages of APIs, lessons, lists of errors and services, rules.
  areaFolders: {
${folders.join('\n')}
  },
  // A folder each, which is also the first part of its URLs, in the order of the navigation bar.
  areas: [
${areas.join('\n')}
  ],
  tagsMenu: [${all
    .filter(({role}) => role === 'projects' || role === 'lessons')
    .map(({folder}) => quoted(folder))
    .join(', ')}],
  vocabulary: {
    // Each project names one.
    researchAreas: [${topics.map(quoted).join(', ')}],
    // From the least mature on.
    maturities: {
      unreleased: 'unreleased',
      prototype: 'prototype',
      alpha: 'alpha',
      beta: 'beta',
      production: 'production',
    },
    // Icon and hue of topics, such as Rivers: {icon: 'shield', hue: 'water'}.
    topicMarks: {},
    tagAliases: new Map(),
    areaOfTopic: new Map(),
    // Words that readers type into the search, with those that pages use: uav: ['drone'].
    synonyms: {},
  },
});
`;
}

const configuration = ({hue}: SiteAnswers): string => `import {catalogConfig} from '@training-catalog/preset';
import {siteSettings} from './site.config';

export default catalogConfig(siteSettings, {siteDir: __dirname${hue === undefined ? '' : ", tokens: 'src/css/tokens.css'"}});
`;

const lint = `import {siteSettings} from './site.config';

/** What the check looks for. Severities of rules may follow: rules: {'diagram-text': 'off'}. */
export default siteSettings.lint;
`;

const apiSidebar = `import {apiSidebars} from '@training-catalog/preset';
import {siteSettings} from './site.config';

export default apiSidebars(siteSettings, __dirname);
`;

const landing = ({name, lessons}: SiteAnswers): string => `import type {ReactNode} from 'react';
import LandingPage from '@theme/LandingPage';
import type {EntryPoint} from '@training-catalog/theme';

/** Entry points, one for each kind of reader. */
const entryPoints: readonly EntryPoint[] = [
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

/** The landing page: that of the theme, with the words of this site. */
export default function Home(): ReactNode {
  return <LandingPage about=${JSON.stringify(`This is the catalog of the ${withoutArticle(name)}.`)} entryPoints={entryPoints} />;
}
`;

/** Files that are the same in every site. */
const sameFiles: Skeleton = new Map([
  ['content-lint.config.ts', lint],
  ['sidebarsApi.ts', apiSidebar],
  [
    'tsconfig.json',
    '{\n  "extends": "@training-catalog/catalog-cli/tsconfig.site.json",\n  "include": ["*.ts", "src"],\n  "compilerOptions": {\n    "paths": {"@site/*": ["./*"]}\n  }\n}\n',
  ],
  ['.nvmrc', '22\n'],
  ['.gitignore', 'node_modules\n/build/\n/.docusaurus/\n/.cache/\n/api/*/\n'],
  [
    'cspell.config.yaml',
    "version: '0.2'\nimport: '@training-catalog/catalog-cli/cspell.yaml'\ndictionaries: [catalog]\ndictionaryDefinitions:\n  - {name: catalog, path: .cspell/words.txt, addWords: true}\n",
  ],
  [
    '.markdownlint-cli2.jsonc',
    '{\n  "globs": ["**/*.md"],\n  "ignores": ["node_modules", "build", ".docusaurus", ".cache", "api/*/**"],\n  "config": {"extends": "@training-catalog/catalog-cli/markdownlint.json"},\n}\n',
  ],
  ['static/.nojekyll', ''],
  ['openapi/sets.json', '[]\n'],
]);

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

/** A name in words. */
const words = (name: string): string => name.replaceAll('-', ' ');

/** Pages of the guide that explain the rules of the check, one for each group. */
function rulePages(answers: SiteAnswers): Skeleton {
  const {repository, topics} = answers;
  const areas = areasOf(answers).map(({folder, label}) => ({folder, label}));
  const {lint: config} = catalogSite({
    repository: {organization: repository.owner, project: repository.project, branch: 'main', deployBranch: 'gh-pages'},
    address: {url: 'https://catalog.example', baseUrl: '/'},
    institute: {shortName: 'A', kicker: 'A', name: 'A', homepage: 'https://catalog.example'},
    textLicense: {id: 'CC-BY-4.0', url: 'https://spdx.org/licenses/CC-BY-4.0.html'},
    texts: {title: 'A', shortTitle: 'A', cardTitle: 'A', tagline: '', heroHeading: 'A', heroDescription: 'A'},
    areaFolders: Object.fromEntries(areasOf(answers).flatMap(({folder, role}) => (role ? [[role, folder]] : []))) as {
      projects: string;
    },
    areas,
    vocabulary: {
      researchAreas: [...topics],
      maturities: {alpha: 'alpha'},
      topicMarks: {},
      tagAliases: new Map(),
      areaOfTopic: new Map(),
      synonyms: {},
    },
  });
  const folder = `${fixedAreas.guide.folder}/rules`;
  const pages = [...ruleGroups(readConfig(config)).keys()].map((group, index): [string, string] => [
    `${folder}/${group}.md`,
    `---\n${YAML.stringify({
      title: `Rules: ${words(group)}`,
      description: `What the check asks of ${words(group)}: each rule with its reason and an example.`,
      sidebar_label: words(group).replace(/^./, (first) => first.toUpperCase()),
      sidebar_position: index + 1,
    })}---\n\n<RuleReference group="${group}" />\n`,
  ]);
  return new Map([
    [`${folder}/_category_.json`, category('Rules', 'What the check asks of pages, with reasons and examples.')],
    ...pages,
  ]);
}

/**
 * Configuration and first content of a site.
 *
 * @param month release of its first projects, as year and month
 */
export function siteFiles(answers: SiteAnswers, month: string): Skeleton {
  const {name, shortName, topics} = answers;
  const release = `Release ${month}`;
  const files: Skeleton = new Map([
    ...sameFiles,
    ['package.json', manifest(answers)],
    ['site.config.ts', settings(answers)],
    ['docusaurus.config.ts', configuration(answers)],
    ['src/pages/index.tsx', landing(answers)],
    [workflowFile, siteWorkflow()],
    [
      'README.md',
      `# ${shortName} catalog\n\nThe public catalog of the ${withoutArticle(name)}.\n\n\`\`\`bash\nnpm install && npm run site\n\`\`\`\n\ninstalls, builds, and serves it. \`npm start\` shows pages while you edit, \`npm run check\` checks them, \`npm run import\` makes pages from a README, and \`npm run help\` lists all commands. \`npm test\` checks and builds it, demands that its search finds the pages in \`search-queries.yml\`, and looks for barriers on a page of each kind, in a browser that it finds or downloads; the workflow does so for every pull request. \`site.config.ts\` says whose catalog it is, and which license its texts have; \`src/pages/index.tsx\` has the words of the landing page. \`npm update\` brings what is new in the packages.\n`,
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
  rulePages(answers).forEach((text, file) => files.set(file, text));
  return files;
}

/** The first judged queries of a new site: the names of its areas, and of the projects that it has. */
export function firstQueries(answers: SiteAnswers, folder: string): string {
  const areaQueries = areasOf(answers).map(({folder: area, label}) => ({query: label, page: `/${area}/intro`}));
  const own = fs
    .readdirSync(path.join(folder, fixedAreas.projects.folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => ({query: name, page: `/${fixedAreas.projects.folder}/${name}`}));
  const lines = [...areaQueries, ...own].map(
    ({query, page}) => `- {query: ${JSON.stringify(query)}, page: ${JSON.stringify(page)}}\n`,
  );
  return `# What readers type into the search, and the page that they want; a list of pages where any of them serves.
# \`npm run check:search\` demands that it is among the first hits. Add what readers ask you.
${lines.join('')}`;
}
