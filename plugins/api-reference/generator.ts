import fs from 'node:fs';
import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import generateSidebarSlice from 'docusaurus-plugin-openapi-docs/lib/sidebars';
import YAML from 'yaml';
import {address, editBaseUrl} from '../../shared/site';
import {exampleRequest} from './codeSamples';
import {operationPage, serverOf} from './operationPage';
import {overviewPage} from './overviewPage';
import {kebabCase, operationsOf, type Specification} from './pageNames';
import {requestSnippets} from './requestSnippets';
import {lastChange, type ApiSet} from './sets';
import {snippetsFile} from './snippetsFile';
import type {OperationItem, OverviewItem} from './types';

/** First sentence of a Markdown text as plain words, at most 160 characters. */
function shortDescription(markdown: string, fallback: string): string {
  const words = (markdown.split('\n').find((line) => line.trim() !== '') ?? fallback)
    .replaceAll(/[`*_]|\[|\]\([^)]*\)/g, '')
    .trim();
  const sentence = /^.*?[.!?](?=\s|$)/.exec(words)?.[0] ?? words;
  return sentence.length <= 160 ? sentence : `${sentence.slice(0, 157).replace(/\s+\S*$/, '')}...`;
}

/** A page of a set: its name without the ending, and its text with front matter. */
interface GeneratedPage {
  name: string;
  text: string;
}

/** Front matter that all pages of a set share. Generated files are in no commit, so the date is the specification's. */
const commonFrontMatter = (siteDir: string, {file}: ApiSet) => ({
  custom_edit_url: `${editBaseUrl}openapi/${file}`,
  last_update: {date: lastChange(siteDir, `openapi/${file}`)},
});

type CommonFrontMatter = ReturnType<typeof commonFrontMatter>;

/** Strings are quoted, because Docusaurus reads front matter as YAML 1.1, where a plain `yes` is no text. */
const page = (name: string, frontMatter: object, body: string): GeneratedPage => ({
  name,
  text: `---\n${YAML.stringify(frontMatter, {lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN'})}---\n\n${body}\n`,
});

function operationFile(common: CommonFrontMatter, {id, title, api}: OperationItem): GeneratedPage {
  const tags = api['x-catalog-tags'] ?? [];
  return page(
    `${id}.api.mdx`,
    {
      id,
      title,
      description: shortDescription(api.description ?? '', title),
      sidebar_label: title,
      sidebar_class_name: `${api.method} api-method`,
      ...common,
      ...(tags.length > 0 && {tags}),
    },
    operationPage(api, snippetsFile(id)),
  );
}

const overviewFile = (common: CommonFrontMatter, specificationUrl: string, item: OverviewItem): GeneratedPage =>
  page(
    `${item.id}.info.mdx`,
    {
      id: item.id,
      title: item.title,
      description: shortDescription(item.description, item.title),
      sidebar_label: 'Introduction',
      sidebar_position: 0,
      ...common,
    },
    overviewPage(item, specificationUrl),
  );

const sidebarOptions = {groupPathsBy: 'tag', sidebarCollapsed: false} as const;

/**
 * Generates the pages of a set, its sidebar and its request snippets into `api/<folder>`, which is emptied before.
 * docusaurus-plugin-openapi-docs reads the specification and lists its operations; the text of the pages is ours.
 *
 * @returns what went wrong: an operation without a page. Nothing if each operation got its page.
 * @throws what the package throws for a specification that it cannot read.
 */
async function generateSet(siteDir: string, set: ApiSet): Promise<string[]> {
  const specPath = `openapi/${set.file}`;
  const outputDir = `api/${set.folder}`;
  const target = path.join(siteDir, outputDir);
  fs.rmSync(target, {recursive: true, force: true});
  fs.mkdirSync(target, {recursive: true});
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(target, name), text);

  const options = {specPath, outputDir, sidebarOptions};
  const [items, tags] = await processOpenapiFiles(
    await readOpenapiFiles(path.join(siteDir, specPath)),
    options,
    sidebarOptions,
  );
  const common = commonFrontMatter(siteDir, set);
  for (const item of items) {
    if (item.type === 'api') {
      const {name, text} = operationFile(common, item);
      write(name, text);
      write(snippetsFile(item.id), JSON.stringify(requestSnippets(exampleRequest(item.api, serverOf(item.api)))));
    } else if (item.type === 'info') {
      const {name, text} = overviewFile(common, address.baseUrl + specPath, item);
      write(name, text);
    }
  }
  write('sidebar.json', JSON.stringify(generateSidebarSlice(sidebarOptions, options, items, tags, 'api'), null, 2));

  const specification = YAML.parse(fs.readFileSync(path.join(siteDir, specPath), 'utf8')) as Specification;
  const expected = [
    `${kebabCase(specification.info.title)}.info.mdx`,
    ...operationsOf(specification).map(({operation}) => `${kebabCase(operation.operationId)}.api.mdx`),
  ];
  return expected
    .filter((name) => !fs.existsSync(path.join(target, name)))
    .map((name) => `${specPath}: no page ${outputDir}/${name} came out; change its operationId or the set's title`);
}

/**
 * Generates the pages of all sets anew.
 *
 * @returns what went wrong, one line each.
 */
export async function generate(siteDir: string, sets: readonly ApiSet[]): Promise<string[]> {
  const problems: string[] = [];
  for (const set of sets) {
    try {
      problems.push(...(await generateSet(siteDir, set)));
    } catch (error) {
      problems.push(`openapi/${set.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}
