import type {Props} from '@docusaurus/types';
import {
  scanDocuments,
  type ScannedDocument,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments';
import {
  processDocInfos,
  type SearchConfig,
} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import type {ProjectFacts} from '../../content-lint/model/schemas';
import {areasOfPlugins} from '../../lib/areaPages';
import {isLesson} from '../../shared/lessons';
import {withoutSlash} from '../../shared/withoutSlash';
import type {IndexedPage} from '../../src/search/types';

/** What the front matter of pages adds to their HTML. */
interface PageFacts {
  tags: readonly string[];
  summary: string | undefined;
  kind: 'lesson' | undefined;
}

function factsByAddress(plugins: Props['plugins']): Map<string, PageFacts> {
  const docs = areasOfPlugins(plugins).flatMap(({docs: pages}) => pages);
  return new Map(
    docs.map(({permalink, source, tags, frontMatter}) => [
      withoutSlash(permalink),
      {
        tags: tags.map(({label}) => label),
        summary: (frontMatter as {project?: ProjectFacts}).project?.summary,
        kind: isLesson(source) && 'learning' in frontMatter ? 'lesson' : undefined,
      },
    ]),
  );
}

/**
 * Reads the built pages with the HTML scanner of the search package, including the landing page, which the package
 * would leave out.
 */
export async function readPages(props: Props, config: SearchConfig): Promise<IndexedPage[]> {
  // The package finds build/index.html by this name.
  const landingPage = `${props.baseUrl}index`;
  const [found] = processDocInfos({...props, routesPaths: [...props.routesPaths, landingPage]}, config);
  if (!found) {
    throw new Error('plugins/search-index: the search package found no page to index');
  }
  const [titles, headings, descriptions, , contents] = await scanDocuments(found.paths, config);
  const byPage = (documents: readonly ScannedDocument[]): Map<number | undefined, ScannedDocument[]> => {
    const groups = new Map<number | undefined, ScannedDocument[]>();
    documents.forEach((document) => groups.set(document.p, [...(groups.get(document.p) ?? []), document]));
    return groups;
  };
  const [headingsOf, descriptionsOf, contentsOf] = [byPage(headings), byPage(descriptions), byPage(contents)];
  const facts = factsByAddress(props.plugins);

  const pages: IndexedPage[] = [];
  for (const {i, t: title, u, b: path = []} of titles) {
    const url = u === landingPage ? props.baseUrl : withoutSlash(u);
    const page = facts.get(url);
    const parts = (headingsOf.get(i) ?? []).map((heading) => [heading.t, heading.h ?? ''] as const);
    const texts = contentsOf.get(i) ?? [];
    const textOf = (anchor: string): string => texts.find(({h}) => (h ?? '') === anchor)?.t ?? '';
    pages.push({
      url,
      title,
      path,
      description: descriptionsOf.get(i)?.[0]?.t ?? '',
      tags: page?.tags ?? [],
      summary: page?.summary,
      kind: page?.kind,
      headings: parts,
      texts: [textOf(''), ...parts.map(([, anchor]) => textOf(anchor))],
    });
  }
  return pages;
}
