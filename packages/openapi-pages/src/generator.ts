import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import YAML from 'yaml';
import {citationSection, clientsSection} from './clients.js';
import {wordsOf} from './markdownText.js';
import {operationData} from './operationData.js';
import {operationPage, type PagePlaces} from './operationPage.js';
import {overviewPage} from './overviewPage.js';
import type {OpenApiSite} from './options.js';
import {dataFile, operationFileName, operationListFile, overviewFileName, setFactsFile} from './pageFiles.js';
import {operationItems} from './operationItems.js';
import {operationList} from './operationList.js';
import {isLocalServer, urlsOf} from './model/servers.js';
import type {SetFacts} from './setFacts.js';
import {say, setTexts, unsaidTexts} from './model/texts.js';
import {overviewName} from './pageNames.js';
import {ExactNumbers} from './exactNumbers.js';
import {bundled, FolderResolver, isSwagger, resolved} from './readSpecification.js';
import {clearPages, filesOf, lastChange, tagsOf, type ApiSet} from './sets.js';
import type {OpenApiDocument, Operation, OperationItem} from './model/types.js';

/** First sentence of a Markdown text as plain words, at most 160 characters. */
function shortDescription(markdown: string, fallback: string): string {
  const first = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const words = wordsOf(first.split('\n').find((line) => line.trim() !== '') ?? '') || fallback;
  const sentence = /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words;
  return sentence.length <= 160 ? sentence : `${sentence.slice(0, 157).replace(/(?<!\s)\s+\S*$/, '')}...`;
}

/** A page of a set: its name without extension, and its text with front matter. */
interface GeneratedPage {
  name: string;
  text: string;
}

/** Front matter that all pages of a set share. Generated files are in no commit, so the date is the specification's. */
const commonFrontMatter = (site: OpenApiSite, set: ApiSet) => ({
  // Without a link, not one to the generated page.
  custom_edit_url: site.editUrl === undefined ? null : `${site.editUrl}${site.specifications}/${set.file}`,
  last_update: {date: lastChange(site.siteDir, filesOf(site, set))},
});

type CommonFrontMatter = ReturnType<typeof commonFrontMatter>;

/**
 * A backslash becomes a slash: Docusaurus copies front matter into the page's script without escaping it, where one at the
 * end of a title would end the build.
 */
const withoutBackslash = (_key: unknown, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\\', '/') : value;

/** Strings are quoted, because Docusaurus reads front matter as YAML 1.1, where a plain `yes` is not text. */
const page = (name: string, frontMatter: object, body: string): GeneratedPage => ({
  name,
  text: `---\n${YAML.stringify(frontMatter, withoutBackslash, {lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN'})}---\n\n${body}\n`,
});

/** Path of the OpenAPI file of a set in the site. */
const downloadOf = (site: OpenApiSite, set: ApiSet): string => `${site.baseUrl}${site.specifications}/${set.file}`;

/** Name of an operation in a sidebar, which says in words if it is deprecated. */
const labelOf = (title: string, {deprecated}: Operation): string =>
  deprecated === true ? say('{title} (deprecated)', {title}) : title;

function operationFile(
  common: CommonFrontMatter,
  setTags: readonly string[],
  {id, title, api}: OperationItem,
  places: PagePlaces,
): GeneratedPage {
  const tags = api['x-catalog-tags'] ?? setTags;
  return page(
    operationFileName(id),
    {
      id,
      title,
      description: shortDescription(api.description ?? '', title),
      sidebar_label: labelOf(title, api),
      sidebar_class_name: [
        api.isWebhook ? 'event' : api.method,
        'api-method',
        ...(api.deprecated === true ? ['menu__list-item--deprecated'] : []),
      ].join(' '),
      ...common,
      ...(tags.length > 0 && {tags}),
    },
    operationPage(api, places),
  );
}

/** Whether a URL has a name that is reserved for hosts that do not exist. */
const isNowhere = (url: string): boolean => new URL(url).hostname.endsWith('.invalid');

/** What a set offers, in a sentence. */
const descriptionOf = (set: ApiSet, {info}: OpenApiDocument): string =>
  set.description ?? shortDescription(info.description ?? info.summary ?? '', info.title);

function factsOf(site: OpenApiSite, set: ApiSet, document: OpenApiDocument, items: readonly OperationItem[]): SetFacts {
  return {
    name: set.folder,
    description: descriptionOf(set, document),
    servers: (document.servers ?? []).flatMap(urlsOf).filter((url) => !isLocalServer(url) && !isNowhere(url)),
    operations: items.filter(({api}) => !api.isWebhook).length,
    ...(site.route !== undefined && {route: `/${site.route}/${set.folder}/${overviewName(document)}`}),
  };
}

function overviewFile(
  site: OpenApiSite,
  common: CommonFrontMatter,
  set: ApiSet,
  document: OpenApiDocument,
  items: readonly OperationItem[],
  canGenerate: boolean,
): GeneratedPage {
  const {info} = document;
  const id = overviewName(document);
  const file = downloadOf(site, set);
  return page(
    overviewFileName(id),
    {
      id,
      title: info.title,
      description: descriptionOf(set, document),
      sidebar_label: say('Introduction'),
      sidebar_position: 0,
      ...common,
    },
    overviewPage(document, file, items, [
      ...clientsSection(set.id, site.url + file, canGenerate),
      ...(site.route === undefined
        ? []
        : citationSection(
            info.title,
            info.version,
            site.title,
            encodeURI(`${site.url}${site.baseUrl}${site.route}/${set.folder}/${id}`),
          )),
    ]),
  );
}

/** Items of a sidebar: the overview, then operations by tag. The package's types name source files that it leaves out. */
type GenerateSidebarSlice = (
  sidebarOptions: object,
  options: object,
  items: readonly object[],
  tags: readonly object[][],
  docPath: string,
) => object[];

const require = createRequire(import.meta.url);
const {default: generateSidebarSlice} = require('docusaurus-plugin-openapi-docs/lib/sidebars') as {
  default: GenerateSidebarSlice;
};

const sidebarOptions = {groupPathsBy: 'tag', sidebarCollapsed: false} as const;

/**
 * Items of the set's sidebar: its overview, then the operations by tag, as docusaurus-plugin-openapi-docs arranges
 * them.
 */
function sidebarOf(document: OpenApiDocument, items: readonly OperationItem[], outputDir: string): object[] {
  const operations = items.map(({id, title, api}) => {
    const own = say(api.isWebhook ? 'Webhooks' : 'Operations');
    const tags = api.tags && api.tags.length > 0 ? api.tags : [own];
    return {
      type: 'api',
      id,
      title: labelOf(title, api),
      frontMatter: {},
      api: {...api, tags, method: api.isWebhook ? 'event' : api.method},
    };
  });
  const overview = {type: 'info', id: overviewName(document), title: document.info.title, info: document.info};
  // The path of the docs folder stays empty: the package would split the names of sets that contain it ("Rapid Maps").
  return generateSidebarSlice(sidebarOptions, {outputDir}, [overview, ...operations], [[...(document.tags ?? [])]], '');
}

/**
 * Generates the pages of a set, its sidebar, and the files that its pages load into the folder of the set, which is
 * emptied before.
 *
 * @throws what the parsers throw for a specification that they cannot read.
 */
async function generateSet(site: OpenApiSite, set: ApiSet): Promise<void> {
  const root = path.join(site.siteDir, site.specifications);
  const numbers = new ExactNumbers();
  const source = await bundled(path.join(root, set.file), new FolderResolver(root, numbers));
  const canGenerate = !isSwagger(source);
  const document = await resolved(source);
  const target = clearPages(site, set);
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(target, name), text);

  const common = commonFrontMatter(site, set);
  const tags = tagsOf(site, set);
  const items = operationItems(document);
  const places = {file: downloadOf(site, set), overview: overviewFileName(overviewName(document))};
  const overview = overviewFile(site, common, set, document, items, canGenerate);
  write(overview.name, numbers.show(overview.text));
  for (const item of items) {
    const {name, text} = operationFile(common, tags, item, {...places, consoleId: site.console ? item.id : undefined});
    write(name, numbers.show(text));
    if (site.console && !item.api.isWebhook) {
      const data = operationData(item.api, set);
      const digits = numbers.in(JSON.stringify(data));
      write(dataFile(item.id), JSON.stringify({...data, ...(Object.keys(digits).length > 0 && {digits})}));
    }
  }
  write(setFactsFile, JSON.stringify(factsOf(site, set, document, items)));
  write(operationListFile, JSON.stringify(operationList(site, set, items)));
  write('sidebar.json', JSON.stringify(sidebarOf(document, items, `${site.pages}/${set.folder}`), null, 2));
}

/**
 * Generates the pages of all sets again.
 *
 * @returns what went wrong, one line each.
 */
export async function generate(site: OpenApiSite, sets: readonly ApiSet[]): Promise<string[]> {
  setTexts(site.texts);
  const problems: string[] = [];
  for (const set of sets) {
    try {
      await generateSet(site, set);
    } catch (error) {
      problems.push(`${site.specifications}/${set.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const unsaid = unsaidTexts();
  if (unsaid.length > 0) {
    console.log(
      `hint: no page has these texts of the option "texts"; write them as English pages do: ${unsaid.join(' | ')}`,
    );
  }
  return problems;
}
