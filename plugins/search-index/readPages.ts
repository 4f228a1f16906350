import fs from 'node:fs';
import type {Props} from '@docusaurus/types';
import {parse, type ParsedPage} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import {
  processDocInfos,
  type SearchConfig,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import type {ProjectFacts} from '../../content-lint/model/schemas';
import {areasOfPlugins} from '../../lib/areaPages';
import {ResultCache} from '@training-catalog/content-model/node';
import {isLesson} from '../../shared/lessons';
import {withoutSlash} from '../../shared/withoutSlash';
import type {IndexedPage} from '../../src/search/types';
import {scannedParts} from './scannedParts';

/** What the front matter of pages adds to their HTML. */
interface PageFacts {
  tags: readonly string[];
  summary: string | undefined;
  questions: readonly string[] | undefined;
  kind: 'lesson' | undefined;
}

function factsByAddress(plugins: Props['plugins']): Map<string, PageFacts> {
  const docs = areasOfPlugins(plugins).flatMap(({docs: pages}) => pages);
  return new Map(
    docs.map(({permalink, source, tags, frontMatter}) => {
      const {project} = frontMatter as {project?: ProjectFacts};
      const facts: PageFacts = {
        tags: tags.map(({label}) => label),
        summary: project?.summary,
        questions: project?.answers?.map(({question}) => question),
        kind: isLesson(source) && 'learning' in frontMatter ? 'lesson' : undefined,
      };
      return [withoutSlash(permalink), facts];
    }),
  );
}

/** Headings and texts of a page, in the form of the index. */
function partsOf({pageTitle, sections}: ParsedPage): Pick<IndexedPage, 'headings' | 'texts'> {
  const headings = sections.flatMap(({title, hash}) => (title === pageTitle ? [] : [[title, hash] as const]));
  const textOf = (anchor: string): string =>
    sections.find(({hash, content}) => hash === anchor && content !== '')?.content ?? '';
  return {headings, texts: [textOf(''), ...headings.map(([, anchor]) => textOf(anchor))]};
}

/**
 * Reads the built pages with the HTML scanner of the search package, including the landing page, which the package
 * would leave out. Unchanged pages come from a cache.
 */
export function readPages(props: Props, config: SearchConfig): IndexedPage[] {
  // The package finds build/index.html by this name.
  const landingPage = `${props.baseUrl}index`;
  const [found] = processDocInfos({...props, routesPaths: [...props.routesPaths, landingPage]}, config);
  if (!found || found.paths.length === 0) {
    throw new Error('plugins/search-index: the search package found no page to index');
  }
  const facts = factsByAddress(props.plugins);
  const cache = new ResultCache<ParsedPage | null>(props.siteDir, 'search-index/pages', [__filename]);
  const pages = found.paths.flatMap(({filePath, url: address, type}): IndexedPage[] => {
    const html = fs.readFileSync(filePath, 'utf8');
    const scanned = type === 'docs' ? scannedParts(html) : html;
    const key = [type, JSON.stringify(config), scanned];
    let parsed = cache.get(...key);
    if (parsed === undefined) {
      parsed = parse(scanned, type, address, config);
      cache.set(parsed, ...key);
    }
    if (!parsed) {
      return [];
    }
    const url = address === landingPage ? props.baseUrl : withoutSlash(address);
    const {tags = [], summary, questions, kind} = facts.get(url) ?? {};
    const {pageTitle: title, description, breadcrumb} = parsed;
    return [{url, title, path: breadcrumb, description, tags, summary, questions, kind, ...partsOf(parsed)}];
  });
  cache.save();
  return pages;
}
