export {
  ContentError,
  errorAt,
  formatDiagnostic,
  githubAnnotation,
  throwFirst,
  type Diagnostic,
  type Fault,
  type SourceRule,
} from './diagnostic.js';
export {applyFixes, type Fix} from './fix.js';
export {addressOf, httpsUrl, nonEmptyText, webUrl} from './fields.js';
export {folderNameProblem, isDeviceName} from './folderNames.js';
export {frontMatterBlock, frontMatterFault, yamlMessage} from './frontMatterBlock.js';
export {mdxForm, mdxSyntax} from './mdx.js';
export {
  componentNode,
  importerValue,
  importNode,
  importThemeComponents,
  nameValue,
  textIf,
  type Attributes,
} from './mdxNodes.js';
export {forEachNode} from './nodes.js';
export {parseOptions} from './parseOptions.js';
export {
  parseMdx,
  parseSource,
  readFrontMatter,
  type ExplainSyntaxError,
  type FrontMatter,
  type PageSource,
  type ParsedSource,
} from './parseSource.js';
export {definitionsOf, inlineReferences, urlLineOf, urlOffsetOf} from './references.js';
export {schemaDiagnostics} from './schemaDiagnostics.js';
export {readYamlFile, type YamlFile} from './yamlFile.js';
export {parseYaml, type ParsedYaml} from './yamlLines.js';
