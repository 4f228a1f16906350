// Replaces tslib (4 KB, gzip) where @docusaurus/utils-common imports it, which uses only this helper.
export const __importDefault = (module: {__esModule?: boolean} | null | undefined): unknown =>
  module?.__esModule ? module : {default: module};
