/** What front matter and the record of repositories may say about projects, for checks and commands. */
export {
  describedState,
  projectKinds,
  projectSchema,
  stepData,
  type DataKind,
  type DescribedState,
  type ProjectFacts,
  type ProjectVocabulary,
} from './projectFacts.js';
export {folderOfPage, pagesByFolder} from './projectFolder.js';
export {type Relation, type RelationKind} from './relations.js';
export {compareReleases, newestRelease, releaseCount} from './releases.js';
export {defaultReleasePrefix, releaseOf} from './tags.js';
export {trackerOf} from './tracker.js';
export {recordFile, upstreamRecord, upstreamState, type UpstreamRecord, type UpstreamState} from './upstreamRecord.js';
