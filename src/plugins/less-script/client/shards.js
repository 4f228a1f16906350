// Filled by routeTableLoader.js: a loader for each shard.
export default [];
