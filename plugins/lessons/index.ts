import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import type {WebpackPluginInstance} from 'webpack';
import {areasOfContent} from '../../lib/areaPages';
import {areaIds} from '../../shared/contentAreas';
import {dataFolder, glossaryFile} from '../../shared/lessonElements';
import {lessonsOf} from './lessons';

/** What Docusaurus' type of the bundler leaves out. */
interface Bundler {
  CopyRspackPlugin: new (options: {
    patterns: {from: string; context: string; to: string; noErrorOnMissing: boolean; transform?: () => string}[];
  }) => WebpackPluginInstance;
}

/** The style sheet, without what only people read. */
function readStyles(file: string): {css: string; name: string} {
  const css = transformSync(fs.readFileSync(file, 'utf8'), {loader: 'css', minify: true}).code;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {css, name: `assets/css/lesson.${hash}.css`};
}

/**
 * What lessons need beside their pages: a style sheet that only pages with elements of lessons link
 * (src/css/lesson.css), and the files in their data folders, published as they are at the same addresses. The
 * elements themselves are made by remarkLessonElements.ts.
 */
export default function lessons({siteDir, baseUrl}: LoadContext): Plugin {
  const styleFile = path.join(siteDir, 'src/css/lesson.css');
  const {css, name} = readStyles(styleFile);
  return {
    name: 'lessons',
    getPathsToWatch: () => [path.join(siteDir, glossaryFile)],
    async contentLoaded({actions}) {
      await actions.createData('styles.json', {href: `${baseUrl}${name}`});
    },
    async allContentLoaded({allContent, actions}) {
      await actions.createData('lessons.json', lessonsOf(areasOfContent(allContent)));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const rules = [
        {
          test: /\.mdx?$/,
          // Docusaurus takes it for a rule of a content plugin, and leaves these folders out of its rule for all others.
          include: areaIds.map((area) => path.join(siteDir, area)),
          enforce: 'pre' as const,
          loader: path.join(__dirname, 'dependencies.js'),
          options: {siteDir, glossaryFile},
        },
      ];
      if (isServer) {
        return {module: {rules}};
      }
      const {CopyRspackPlugin} = currentBundler.instance as unknown as Bundler;
      const data = areaIds.map((area) => ({
        from: `**/${dataFolder}/**/*`,
        context: path.join(siteDir, area),
        to: `${area}/[path][name][ext]`,
        noErrorOnMissing: true,
      }));
      const styles = {
        from: path.basename(styleFile),
        context: path.dirname(styleFile),
        to: name,
        noErrorOnMissing: false,
        transform: () => css,
      };
      return {module: {rules}, plugins: [new CopyRspackPlugin({patterns: [styles, ...data]})]};
    },
  };
}
