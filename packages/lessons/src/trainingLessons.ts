import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ParsedSource} from '@training-catalog/content-model';
import {translatedTexts} from '@training-catalog/utils';
import {emitFiles, filesIn, ResultCache, separateSheet} from '@training-catalog/utils/node';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {ClientSettings} from './clientSettings.js';
import {additionsIn, type MadeFiles} from './doors.js';
import {durationIn} from './duration.js';
import {dataFolder} from './elements.js';
import {conventionalFile, isInFolder, pagesOf, withoutBase, type LessonSite, type SitePage} from './lessonSite.js';
import type {FeaturedLesson, ListedLesson} from './lists.js';
import {validOptions, type LessonsOptions} from './options.js';
import {pageReader} from './pageReader.js';
import {readPaths, type PathPage} from './readPaths.js';
import {remarkLessons} from './remarkLessons.js';
import {stageOf} from './stage.js';
import {englishTexts, type FileTexts} from './texts.js';
import {readStandards, standardsRows, type StandardsMatrix} from './standards.js';

/** How many lessons of the paths are featured. */
const maxFeatured = 3;

const folderOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A style sheet of the package, with more rules. */
const sheetOf = (name: string, more = ''): ReturnType<typeof separateSheet> =>
  separateSheet(name, fs.readFileSync(folderOf(`../css/${name}.css`), 'utf8') + more);

/** A style sheet of the site. */
function siteSheet(siteDir: string, css: string): string {
  const file = path.resolve(siteDir, css);
  if (!fs.existsSync(file)) {
    throw new Error(`@training-catalog/lessons: option "css": there is no file ${css}; correct the path, or remove it`);
  }
  return fs.readFileSync(file, 'utf8');
}

/** Words of a page without its front matter. */
const wordsOf = ({source}: SitePage): number =>
  fs
    .readFileSync(source, 'utf8')
    .replace(/^---\r?\n[^]*?\n---/, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** All lessons, in the order of the sidebar. */
const lessonsOf = ({pages, ...site}: LessonSite): ListedLesson[] =>
  pages
    .filter(({file}) => isInFolder(file, site))
    .flatMap(({title, permalink, description, learning, tags, updated}) =>
      learning === undefined
        ? []
        : [
            {
              title,
              permalink,
              description,
              audience: learning.audience ?? [],
              minutes: learning.minutes,
              time: learning.minutes === undefined ? '' : durationIn(site.locale, learning.minutes),
              level: learning.level,
              tags,
              edition: learning.version ?? updated,
            },
          ],
    );

/** The matrix of standards and lessons; what is wrong with the file of standards, the pages that name them say. */
function matrixOf({pages, siteDir, ...site}: LessonSite): StandardsMatrix {
  const name = conventionalFile(site, 'standards.yml');
  const file = path.join(siteDir, name);
  return {
    sets: fs.existsSync(file) ? readStandards(name, fs.readFileSync(file, 'utf8')).sets : [],
    rows: pages.flatMap((page) => standardsRows(page, page.learning?.standards ?? [])),
  };
}

/** The two parts of a site's lessons, for its configuration. */
export interface TrainingLessons {
  /** Docusaurus plugin: components, style sheets, lists of lessons and paths, and data files. */
  plugin: (context: LoadContext) => Plugin;
  /** Remark plugin, for each content plugin whose pages have elements of lessons; before Docusaurus' own. */
  remarkPlugin: () => (tree: Root, file: VFile) => void;
}

/**
 * Gives a site lessons. The two parts are made together, because Docusaurus tells only its plugins which pages a site has.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export function trainingLessons(options: LessonsOptions = {}): TrainingLessons {
  const {folder, css, provider, license, files, reportAddress} = validOptions(options);
  const {messagesOf, methods: textMethods} = translatedTexts<string>({...files?.texts, ...englishTexts});
  let site: LessonSite | undefined;

  function plugin({siteDir, baseUrl, i18n, siteConfig}: LoadContext): Plugin {
    const known: LessonSite = {
      siteDir,
      baseUrl,
      locale: i18n.currentLocale,
      folder,
      pages: [],
      siteUrl: siteConfig.url,
      reportAddress,
      texts: messagesOf({}),
      blockOf: () => undefined,
      stages: new Map(),
      dependencies: new Map(),
    };
    site = known;
    const ownRules = css && siteSheet(siteDir, css);
    const sheets = {lesson: sheetOf('lesson', ownRules), term: sheetOf('term')};
    const pathsFile = conventionalFile(known, 'learning-paths.yml');
    /** Data files by path in the build. */
    let data: Record<string, string> = {};
    /** Files that readers take along, by path in the build. */
    let made: MadeFiles['files'] = {};
    const cache = new ResultCache<ParsedSource>(siteDir, 'lessons/pages', []);
    const readPage = pageReader(cache);
    return {
      name: 'lessons',
      getThemePath: () => folderOf('theme'),
      // Docusaurus collects texts to translate from these paths, too.
      getPathsToWatch: () => [
        folderOf('client'),
        ...[
          pathsFile,
          conventionalFile(known, 'glossary.yml'),
          conventionalFile(known, 'standards.yml'),
          ...(css === undefined ? [] : [css]),
        ].map((file) => path.join(siteDir, file)),
      ],
      ...textMethods,
      contentLoaded({content}) {
        known.texts = content as FileTexts;
      },
      async allContentLoaded({allContent, actions}) {
        const contents = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
        known.pages = pagesOf(contents, siteDir);
        const additions = additionsIn(allContent);
        sheets.lesson = sheetOf('lesson', [...additions.map((one) => one.css), ownRules].join(''));
        data = Object.fromEntries(
          contents
            .flatMap(({loadedVersions}) => loadedVersions)
            .flatMap(({contentPath, path: versionPath}) =>
              filesIn(contentPath)
                .filter((file) => `/${file}`.includes(`/${dataFolder}/`))
                .map((file) => [
                  path.posix.join(versionPath, file).slice(baseUrl.length),
                  path.join(contentPath, file),
                ]),
            ),
        );
        const pages = new Map<string, PathPage>(
          known.pages.map((page) => [
            page.permalink.slice(baseUrl.length),
            {...page, minutes: page.learning?.minutes, level: page.learning?.level, words: () => wordsOf(page)},
          ]),
        );
        const file = path.join(siteDir, pathsFile);
        const paths = fs.existsSync(file)
          ? readPaths(pathsFile, fs.readFileSync(file, 'utf8'), pages, known.locale)
          : [];
        known.stages = new Map(
          known.pages.flatMap((page) => {
            if (page.learning === undefined || !isInFolder(page.file, known)) {
              return [];
            }
            const {tree, text, frontMatter} = readPage(page);
            return [[page.file, stageOf(page.file, tree, text, frontMatter ?? {}, page.learning)]];
          }),
        );
        const along = files?.make({...known, paths, readPage});
        cache.save();
        known.blockOf = along?.blockOf ?? (() => undefined);
        made = along?.files ?? {};
        const lessons = lessonsOf(known);
        const inFolder = new Set(lessons.map(({permalink}) => permalink));
        const onPaths = paths.flatMap(({steps}) => steps).filter(({isLesson}) => isLesson);
        // Each with the reason of the first path that has it.
        const featured: FeaturedLesson[] = onPaths
          .filter(({permalink}, index) => onPaths.findIndex((other) => other.permalink === permalink) === index)
          .slice(0, maxFeatured)
          .map(({title, permalink, why, time}) => ({title, permalink, why, time}));
        const progress = known.pages.find((page) => page.file === conventionalFile(known, 'my-learning.md'));
        const settings: ClientSettings = {
          styles: {lesson: baseUrl + sheets.lesson.file, term: baseUrl + sheets.term.file},
          progressPage: progress && withoutBase(progress.permalink, known),
          resourceTypes: ['lesson', ...additions.flatMap(({resourceTypes}) => resourceTypes)],
          provider,
          license,
        };
        await Promise.all([
          actions.createData('settings.json', settings),
          actions.createData('lessons.json', lessons),
          actions.createData(
            'paths.json',
            paths.map((one) => ({
              ...one,
              quizFile: along?.quizFiles.get(one.id),
              firstLesson: one.steps.find(({permalink}) => inFolder.has(permalink))?.permalink,
            })),
          ),
          actions.createData('standards.json', matrixOf(known)),
          actions.createData('featured.json', featured),
        ]);
      },
      configureWebpack: (_config, isServer) => ({
        module: {
          rules: [
            {
              // A list, because Docusaurus takes a rule with a single expression for the one of a content plugin, and does
              // not compile files that no content plugin has.
              test: [/\.mdx?$/],
              // Loaders that are named last run first: this one runs after the page is compiled.
              enforce: 'post',
              loader: folderOf('dependenciesLoader.js'),
              options: {dependencies: known.dependencies},
            },
          ],
        },
        plugins: isServer
          ? []
          : [
              emitFiles(
                '@training-catalog/lessons',
                {[sheets.lesson.file]: sheets.lesson.css, [sheets.term.file]: sheets.term.css, ...made},
                data,
              ),
            ],
      }),
    };
  }

  return {plugin, remarkPlugin: remarkLessons(() => site)};
}
