import {defaultReleasePrefix} from '@training-catalog/catalog/facts';
import {checkFrontMatter, formulaProblem, imageLimit} from '@training-catalog/content-lint/rules';
import {svgFault} from '@training-catalog/content-model/node';
import type {ImportSettings} from '@training-catalog/readme-import';
import lintConfig from '../../content-lint.config';
import {acknowledgement, address, areaFolders} from '../../catalog.config';
import {openApiOptions} from '../../packages.config';
import {areaOfTopic, maturities, researchAreas, tagAliases} from '../../vocabulary.config';

/** What imported pages have to be in this catalog. */
export const importSettings: ImportSettings = {
  folder: areaFolders.projects,
  areas: researchAreas,
  areaOfTag: Object.fromEntries(areaOfTopic),
  tagAliases: Object.fromEntries(tagAliases),
  releaseTagPrefix: defaultReleasePrefix,
  ...(acknowledgement !== undefined && {acknowledgement}),
  // Files and fields of the institute's component catalog.
  component: {
    files: ['component-info.yaml', 'component-info.yml', 'ci-component.yaml', 'ci-component.yml', 'component.yaml'],
    area: 'primaryThrust',
    release: 'targetIcicleRelease',
    statuses: Object.keys(maturities),
  },
  openApi: openApiOptions,
  syncGuide: `${address.url}${address.baseUrl}${areaFolders.guide}/add-a-project#see-what-changed-in-a-repository`,
  maxImageBytes: imageLimit,
  formulaFault: (formula, isBlock) => formulaProblem(formula, isBlock)?.message,
  svgFault: (svg) => svgFault(svg)?.message,
  pageFault({file, text, frontMatter, tags}) {
    const [fault] = checkFrontMatter(lintConfig)({file, text}, frontMatter, [...tags]);
    return fault && `${file}: ${fault.message} [${fault.rule}]`;
  },
};
