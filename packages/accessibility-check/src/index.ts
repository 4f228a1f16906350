export {barriersOf, lastingBarriersOf, type Barrier} from './barriers.js';
export {
  checkAccessibility,
  type CheckOptions,
  type Checked,
  type PageBarrier,
  type View,
} from './checkAccessibility.js';
export {pagesOfKinds, type BuiltPage} from './pagesOfKinds.js';
