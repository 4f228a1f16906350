// Replaces a module that pages do not need.
export {};
