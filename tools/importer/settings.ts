import {defaultReleasePrefix} from '@training-catalog/catalog/facts';
import {checkFrontMatter, formulaProblem, imageLimit, markupFaults} from '@training-catalog/content-lint/rules';
import {svgFault, textFault} from '@training-catalog/content-model/node';
import type {OpenApiImportSettings} from '@training-catalog/openapi-pages/import';
import {matchTag, type ImportSettings} from '@training-catalog/readme-import';
import lintConfig from '../../content-lint.config';
import {acknowledgement, address, areaFolders, componentFile} from '../../catalog.config';
import {siteSettings} from '../../packages.config';
import {areaOfTopic, maturities, researchAreas, tagAliases} from '../../vocabulary.config';

/** How OpenAPI files are imported into this catalog. */
export const openApiImportSettings: OpenApiImportSettings = {
  openApi: siteSettings.openApiOptions,
  releaseTagPrefix: defaultReleasePrefix,
  matchTag: (word, known) => matchTag(word, known, Object.fromEntries(tagAliases)),
};

/** What imported pages have to be in this catalog. */
export const importSettings: ImportSettings = {
  folder: areaFolders.projects,
  areas: researchAreas,
  areaOfTag: Object.fromEntries(areaOfTopic),
  tagAliases: Object.fromEntries(tagAliases),
  releaseTagPrefix: defaultReleasePrefix,
  ...(acknowledgement !== undefined && {acknowledgement}),
  ...(componentFile !== undefined && {component: {...componentFile, statuses: Object.keys(maturities)}}),
  syncGuide: `${address.url}${address.baseUrl}${areaFolders.guide}/add-a-project#see-what-changed-in-a-repository`,
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
    const [fault] = [
      ...checkFrontMatter(lintConfig)({file, text}, frontMatter, [...tags]),
      ...markupFaults(body, lintConfig),
    ];
    return fault && `check and build would refuse ${file}: ${fault.message} [${fault.rule}]`;
  },
};
