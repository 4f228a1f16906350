// Replaces modules that pages do not need, with an empty one.
export {};
