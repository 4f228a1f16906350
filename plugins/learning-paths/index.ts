/**
 * In: `Education/learning-paths.yml`, which lists pages in order. Out: `@generated/learning-paths/default/paths.json`,
 * with the title, the time, and the permalink of each step, and `featured.json`, the lessons that the landing page
 * shows. Without the file there are no paths.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {wordCount} from '../../content-lint/model/page';
import type {LearningFacts} from '../../content-lint/model/schemas';
import {areasOfContent} from '../../lib/areaPages';
import {ResultCache} from '@training-catalog/content-model/node';
import {withoutSlash} from '../../shared/withoutSlash';
import {readPaths, type PathPage} from './readPaths';
import {lessonsArea} from '../../shared/areas';

const pathsFile = `${lessonsArea}/learning-paths.yml`;

/** Lessons that the landing page shows, the first of the paths. */
const maxFeatured = 3;

/** Writes the learning paths as modules. */
export default function learningPaths({siteDir, baseUrl}: LoadContext): Plugin {
  // Counting the words of a page parses it.
  const counts = new ResultCache<number>(siteDir, 'learning-paths/words', [
    require.resolve('../../content-lint/model/page'),
  ]);
  const countWords = (file: string): number => {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    return counts.getOrCompute(() => wordCount({file, text}), text);
  };
  return {
    name: 'learning-paths',
    getPathsToWatch: () => [path.join(siteDir, pathsFile)],
    async allContentLoaded({allContent, actions}) {
      const docs = areasOfContent(allContent).flatMap(({docs: pages}) => pages);
      const pages = new Map<string, PathPage>(
        docs.map(({title, permalink, source, frontMatter}) => {
          const {minutes, level} = (frontMatter as {learning?: LearningFacts}).learning ?? {};
          const url = withoutSlash(permalink);
          const file = source.replace('@site/', '');
          const words = (): number => countWords(file);
          return [url.slice(baseUrl.length), {title, permalink: url, minutes, level, words}];
        }),
      );
      const file = path.join(siteDir, pathsFile);
      const paths = fs.existsSync(file) ? readPaths(pathsFile, fs.readFileSync(file, 'utf8'), pages) : [];
      counts.save();
      await actions.createData('paths.json', paths);
      const lessons = paths.flatMap(({steps}) => steps).filter(({isLesson}) => isLesson);
      const once = [...new Map(lessons.map((lesson) => [lesson.permalink, lesson])).values()];
      await actions.createData('featured.json', once.slice(0, maxFeatured));
    },
  };
}
