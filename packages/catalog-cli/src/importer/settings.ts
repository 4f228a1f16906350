import {defaultReleasePrefix} from '@training-catalog/catalog/facts';
import {checkFrontMatter, formulaProblem, imageLimit, markupFaults} from '@training-catalog/content-lint/rules';
import {svgFault, textFault} from '@training-catalog/content-model/node';
import type {OpenApiImportSettings} from '@training-catalog/openapi-pages/import';
import {matchTag, type ImportSettings} from '@training-catalog/readme-import';
import type {CatalogSite} from '@training-catalog/preset';

/** How OpenAPI files are imported into a catalog. */
export const openApiImportSettings = ({openApiOptions, vocabulary}: CatalogSite): OpenApiImportSettings => ({
  openApi: openApiOptions ?? {},
  releaseTagPrefix: defaultReleasePrefix,
  matchTag: (word, known) => matchTag(word, known, Object.fromEntries(vocabulary.tagAliases)),
});

/** What imported pages have to be in a catalog. */
export function importSettings(site: CatalogSite): ImportSettings {
  const {acknowledgement, address, areaFolders, componentFile, vocabulary, lint} = site;
  return {
    folder: areaFolders.projects,
    areas: vocabulary.researchAreas,
    areaOfTag: Object.fromEntries(vocabulary.areaOfTopic),
    tagAliases: Object.fromEntries(vocabulary.tagAliases),
    releaseTagPrefix: defaultReleasePrefix,
    ...(acknowledgement !== undefined && {acknowledgement}),
    ...(componentFile !== undefined && {
      component: {...componentFile, statuses: Object.keys(vocabulary.maturities)},
    }),
    ...(areaFolders.guide !== undefined && {
      syncGuide: `${address.url}${address.baseUrl}${areaFolders.guide}/add-a-project#see-what-changed-in-a-repository`,
    }),
    maxImageBytes: imageLimit,
    formulaFault: (formula, isBlock) => formulaProblem(formula, isBlock)?.message,
    svgFault: (svg) => svgFault(svg)?.message,
    pageFault({file, text, frontMatter, tags}) {
      const unread = textFault(file, text);
      if (unread) {
        const place = text.split('\n')[unread.line - 1]?.trim().slice(0, 60) ?? '';
        return `check and build would refuse ${file}: at "${place}", ${unread.message} [${unread.rule}]. Shorten the README, or put its parts under the headings Tutorials, How-To Guides, and Explanation, which become pages of their own`;
      }
      const body = text.replace(/^---\n[^]*?\n---\n/, '');
      const [fault] = [...checkFrontMatter(lint)({file, text}, frontMatter, [...tags]), ...markupFaults(body, lint)];
      return fault && `check and build would refuse ${file}: ${fault.message} [${fault.rule}]`;
    },
  };
}
