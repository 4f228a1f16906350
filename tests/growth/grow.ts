import path from 'node:path';
import {addApiSets, addLearningPath, addPages, addTags, importProjects, offerConsole} from './additions';
import {chooseProjects, removeProject, renameProject} from './moves';

/** Name that the renamed project gets. */
const newName = 'Growth Renamed Project';

/**
 * Grows a catalog by changes to its content folders alone: projects, API sets, a lesson, a workshop, a
 * resource, tags, a release, a learning path; one project renamed, one removed.
 *
 * @param siteDir root of the catalog
 * @param fixtures folder with the content to add
 * @param work folder for files that do not belong in the catalog
 * @throws with the output of the command that fails.
 */
export function grow(siteDir: string, fixtures: string, work: string): void {
  const {renamed, removed} = chooseProjects(siteDir);
  const say = (what: string): void => console.log(`  ${what}`);
  const found = addTags(siteDir, fixtures);
  say(`tags, with the release ${found.added}`);
  const projects = importProjects(siteDir, fixtures, work, {renamed, removed}, found);
  say(`${projects.length} projects by import`);
  const sets = addApiSets(siteDir, fixtures);
  say(`API sets: ${sets.join(', ')}`);
  const [withConsole = ''] = sets;
  offerConsole(siteDir, withConsole);
  say(`requests from the pages of ${withConsole}`);
  say(`pages: ${addPages(siteDir, fixtures).join(', ')}`);
  renameProject(siteDir, renamed, newName);
  say(`renamed: docs/${renamed} to docs/${newName}`);
  removeProject(siteDir, removed);
  say(`removed: docs/${removed}`);
  addLearningPath(siteDir, fixtures, {renamed: newName});
  say(`a learning path in ${path.join('Education', 'learning-paths.yml')}`);
}
