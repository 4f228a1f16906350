/** Imports OpenAPI files, with the files that they refer to: for commands. */
export {openApiImportUsage, runOpenApiImport, type OpenApiImportCommand} from './import/command.js';
export {
  importOpenApi,
  type OpenApiImportSettings,
  type OpenApiRequest,
  type OpenApiResult,
} from './import/importFile.js';
