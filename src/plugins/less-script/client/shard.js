// Filled by routeTableLoader.js: the routes of one shard.
export default [];
