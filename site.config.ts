/** The site as commands, the content check, and tests read it. */
import {catalogSite} from '@training-catalog/preset';
import {announcement} from './announcement.config';
import {
  acknowledgement,
  address,
  areaFolders,
  areaMarks,
  areas,
  componentFile,
  funding,
  guides,
  institute,
  repository,
  tagsMenu,
  textLicense,
  texts,
} from './catalog.config';
import {areaOfTopic, maturities, researchAreas, synonyms, tagAliases, topicMarks} from './vocabulary.config';

/** All options that follow from what the catalog and its vocabulary are. */
export const siteSettings = catalogSite({
  repository,
  address,
  institute,
  funding,
  textLicense,
  acknowledgement,
  componentFile,
  texts,
  areaFolders,
  areas,
  areaMarks,
  tagsMenu,
  guides,
  vocabulary: {researchAreas, maturities, topicMarks, tagAliases, areaOfTopic, synonyms},
  announcement,
});
