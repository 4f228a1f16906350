import fs from 'node:fs';
import path from 'node:path';
import {spellingDiagnostics} from '../check/tools.js';

/** Words that the spelling check accepts, one per line, sorted without regard to case. */
const wordList = '.cspell/words.txt';

/**
 * Adds unknown words in names of projects to the list of the spelling check, because a name is always right. A person
 * must judge other words of the pages.
 *
 * @param folder folder of the projects
 * @param projects names of folders in it that have been imported
 * @returns the words that were added
 */
export async function learnNames(siteDir: string, folder: string, projects: readonly string[]): Promise<string[]> {
  const files = projects.map((project) => `${folder}/${project}/_category_.json`);
  const unknown = await spellingDiagnostics(siteDir, files);
  const words = unknown.flatMap(({message}) => /^unknown word "([^"]+)"/.exec(message)?.[1] ?? []);
  const added = [...new Set(words)].filter((word) => projects.some((project) => project.includes(word)));
  if (added.length > 0) {
    const file = path.join(siteDir, wordList);
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    const comments = lines.filter((line) => line.startsWith('#'));
    const known = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const fold = (word: string): string => word.toLowerCase();
    const all = [...known, ...added].sort((a, b) => (fold(a) < fold(b) ? -1 : fold(a) > fold(b) ? 1 : 0));
    fs.writeFileSync(file, `${[...comments, ...all].join('\n')}\n`);
  }
  return added;
}
