import fs from 'node:fs';
import path from 'node:path';
import generateSidebarSlice from 'docusaurus-plugin-openapi-docs/lib/sidebars';
import YAML from 'yaml';
import {address, texts} from '../../catalog.config';
import {editBaseUrl} from '../../shared/site';
import {citationSection, clientsSection} from './clients';
import {wordsOf} from './markdownText';
import {operationData} from './operationData';
import {operationPage} from './operationPage';
import {overviewPage} from './overviewPage';
import {dataFile} from './pageFiles';
import {operationItems} from './operationItems';
import {overviewName} from './pageNames';
import {bundled, FolderResolver, isSwagger, resolved} from './readSpecification';
import {clearPages, filesOf, lastChange, tagsOf, type ApiSet} from './sets';
import type {OpenApiDocument, OperationItem} from '../../shared/api/types';
import {apiArea} from '../../shared/areas';

/** First sentence of a Markdown text as plain words, at most 160 characters. */
function shortDescription(markdown: string, fallback: string): string {
  const first = markdown.trim().split(/\n\s*\n/)[0] ?? '';
  const words = wordsOf(first.split('\n').find((line) => line.trim() !== '') ?? '') || fallback;
  const sentence = /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words;
  return sentence.length <= 160 ? sentence : `${sentence.slice(0, 157).replace(/\s+\S*$/, '')}...`;
}

/** A page of a set: its name without extension, and its text with front matter. */
interface GeneratedPage {
  name: string;
  text: string;
}

/** Front matter that all pages of a set share. Generated files are in no commit, so the date is the specification's. */
const commonFrontMatter = (siteDir: string, set: ApiSet) => ({
  custom_edit_url: `${editBaseUrl}openapi/${set.file}`,
  last_update: {date: lastChange(siteDir, filesOf(siteDir, set))},
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

function operationFile(
  common: CommonFrontMatter,
  setTags: readonly string[],
  {id, title, api}: OperationItem,
): GeneratedPage {
  const tags = api['x-catalog-tags'] ?? setTags;
  return page(
    `${id}.api.mdx`,
    {
      id,
      title,
      description: shortDescription(api.description ?? '', title),
      sidebar_label: title,
      sidebar_class_name: `${api.isWebhook ? 'event' : api.method} api-method`,
      ...common,
      ...(tags.length > 0 && {tags}),
    },
    operationPage(api, id),
  );
}

function overviewFile(
  common: CommonFrontMatter,
  set: ApiSet,
  document: OpenApiDocument,
  canGenerate: boolean,
): GeneratedPage {
  const {info} = document;
  const id = overviewName(document);
  const file = `${address.baseUrl}openapi/${set.file}`;
  const own = encodeURI(`${address.url}${address.baseUrl}api/${set.folder}/${id}`);
  return page(
    `${id}.info.mdx`,
    {
      id,
      title: info.title,
      description: set.description ?? shortDescription(info.description ?? info.summary ?? '', info.title),
      sidebar_label: 'Introduction',
      sidebar_position: 0,
      ...common,
    },
    overviewPage(document, file, [
      ...clientsSection(set.id, address.url + file, canGenerate),
      ...citationSection(info.title, info.version, texts.title, own),
    ]),
  );
}

const sidebarOptions = {groupPathsBy: 'tag', sidebarCollapsed: false} as const;

/** Group of the sidebar for operations without a tag. */
const noTag = 'Operations';
const webhookTag = 'Webhooks';

/**
 * Items of the set's sidebar: its overview, then the operations by tag, as docusaurus-plugin-openapi-docs arranges
 * them.
 */
function sidebarOf(document: OpenApiDocument, items: readonly OperationItem[], outputDir: string): object[] {
  const operations = items.map(({id, title, api}) => {
    const own = api.isWebhook ? webhookTag : noTag;
    const tags = api.tags && api.tags.length > 0 ? api.tags : [own];
    return {type: 'api', id, title, frontMatter: {}, api: {...api, tags, method: api.isWebhook ? 'event' : api.method}};
  });
  const overview = {type: 'info', id: overviewName(document), title: document.info.title, info: document.info};
  // The path of the docs folder stays empty: the package would split the names of sets that contain it ("Rapid Maps").
  return generateSidebarSlice(sidebarOptions, {outputDir}, [overview, ...operations], [[...(document.tags ?? [])]], '');
}

/**
 * Generates the pages of a set, its sidebar, and the files that its pages load into `api/<folder>`, which is emptied
 * before.
 *
 * @throws what the parsers throw for a specification that they cannot read.
 */
async function generateSet(siteDir: string, set: ApiSet): Promise<void> {
  const outputDir = `${apiArea}/${set.folder}`;
  const root = path.join(siteDir, 'openapi');
  const source = await bundled(path.join(root, set.file), new FolderResolver(root));
  const canGenerate = !isSwagger(source);
  const document = await resolved(source);
  const target = clearPages(siteDir, set);
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(target, name), text);

  const common = commonFrontMatter(siteDir, set);
  const tags = tagsOf(siteDir, set);
  const items = operationItems(document);
  const overview = overviewFile(common, set, document, canGenerate);
  write(overview.name, overview.text);
  for (const item of items) {
    const {name, text} = operationFile(common, tags, item);
    write(name, text);
    if (!item.api.isWebhook) {
      write(dataFile(item.id), JSON.stringify(operationData(item.api, set)));
    }
  }
  write('sidebar.json', JSON.stringify(sidebarOf(document, items, outputDir), null, 2));
}

/**
 * Generates the pages of all sets again.
 *
 * @returns what went wrong, one line each.
 */
export async function generate(siteDir: string, sets: readonly ApiSet[]): Promise<string[]> {
  const problems: string[] = [];
  for (const set of sets) {
    try {
      await generateSet(siteDir, set);
    } catch (error) {
      problems.push(`openapi/${set.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}
