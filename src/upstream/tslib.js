/* global exports */
// Stands in for tslib (4 KB, gzip) where @docusaurus/utils-common asks for it: of all its helpers it
// uses this one.
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
