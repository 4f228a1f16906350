// Stands in for a module that pages do not need.
export {};
