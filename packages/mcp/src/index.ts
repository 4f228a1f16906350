export {catalogServer} from './server.js';
export {CatalogError} from './source.js';
