/** Searches an index, in browsers and in Node.js; `./make` makes one. */
export {SearchEngine, type SearchRequest} from './engine.js';
export {
  excerpt,
  highlighted,
  hitLine,
  hitUrl,
  matches,
  matchesOf,
  typedWords,
  type HitLine,
  type Match,
  type Piece,
} from './hit.js';
export {
  isIndexStart,
  startFile,
  type Hit,
  type IndexedPage,
  type IndexFile,
  type IndexStart,
  type Synonyms,
} from './types.js';
export {joined, misspelling, partsOf, readQuery, termsOfPart, wordsOf, type QueryTerm} from './words.js';
