import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areasOfContent} from '../../lib/areaPages';
import {copyFiles} from '../../lib/copyFiles';
import {separateStyleSheet} from '../../lib/separateStyleSheet';
import {areaIds} from '../../shared/contentAreas';
import {dataFolder, glossaryFile} from '../../shared/lessonElements';
import {dependencyRule} from './dependencyRule';
import {filesOfPage} from './filesOfPage';
import {lessonsOf} from './lessons';

/** Publishes the style sheets of lessons and of terms and the data folders of lessons, and writes the list of lessons. */
export default function lessons({siteDir, baseUrl}: LoadContext): Plugin {
  const styles = separateStyleSheet(siteDir, 'lesson');
  const termStyles = separateStyleSheet(siteDir, 'term');
  return {
    name: 'lessons',
    getPathsToWatch: () => [path.join(siteDir, glossaryFile)],
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {href: `${baseUrl}${styles.name}`});
      await actions.createData('termStyles.json', {href: `${baseUrl}${termStyles.name}`});
    },
    async allContentLoaded({allContent, actions}) {
      await actions.createData('lessons.json', lessonsOf(areasOfContent(allContent)));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const rules = [dependencyRule(siteDir, filesOfPage)];
      if (isServer) {
        return {module: {rules}};
      }
      const data = areaIds.map((area) => ({
        from: `**/${dataFolder}/**/*`,
        context: path.join(siteDir, area),
        to: `${area}/[path][name][ext]`,
        noErrorOnMissing: true,
      }));
      return {module: {rules}, plugins: [copyFiles(currentBundler, [styles.pattern, termStyles.pattern, ...data])]};
    },
  };
}
