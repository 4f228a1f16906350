/* global exports */
// Replaces tslib (4 KB, gzip) where @docusaurus/utils-common imports it, which uses only this helper.
/** @param {{__esModule?: boolean} | null | undefined} module */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
