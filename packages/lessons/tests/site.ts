import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseMdx} from '@training-catalog/content-model';
import {trainingLessons, type LessonsOptions} from '@training-catalog/lessons';
import type {Root} from 'mdast';
import {VFile} from 'vfile';

/** A site of lessons about owls, with the base path `/base/`. */
export interface OwlSite {
  dir: string;
  plugin: Plugin;
  /** Generated data by the name of its file. */
  data: Record<string, unknown>;
  /** A page after the remark plugin: `lessons/night.md`, unless named otherwise. */
  transformed: (text: string, frontMatter?: object, file?: string) => Root;
  /** Files that the build writes, by path. */
  files: () => Readonly<Record<string, string | Buffer>>;
  /** Removes the files. */
  remove: () => void;
}

/** Files of the site; `docs` is all its documentation. */
export const owlFiles: Readonly<Record<string, string>> = {
  'docs/tool.md': '---\ntitle: Owl counter\n---\n\n' + 'word '.repeat(1000),
  'docs/lessons/glossary.md': '::glossary',
  'docs/lessons/my-learning.md': '::my-learning',
  'docs/lessons/night.md': 'Text.',
  'docs/lessons/set up.md': 'Text.',
  'docs/lessons/data/owls.csv': 'Night,Owls\n1,3\n',
  'docs/lessons/data/make_owls.py': 'print(3)\n',
  'docs/lessons/glossary.yml':
    '- term: pellet\n  definition: What an owl does not digest.\n- term: Decoy\n  definition: A false owl.\n  see: /tool\n',
};

const owlLearning: Readonly<Record<string, object>> = {
  'set up': {audience: ['All'], needs: ['A browser'], outcomes: ['Start'], keyPoints: ['Go'], minutes: 240},
};

/**
 * Loads the plugin as Docusaurus does.
 *
 * @param learningOf `learning:` of pages, by their names
 * @param contentOfOthers content of other plugins
 */
export async function owlSite(
  options: LessonsOptions = {folder: 'docs/lessons'},
  files: Readonly<Record<string, string>> = owlFiles,
  learningOf: Readonly<Record<string, object>> = owlLearning,
  contentOfOthers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): Promise<OwlSite> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lessons-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  }
  const docs = Object.keys(files)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const name = path.posix.basename(file, '.md');
      const sourceDirName = path.posix.relative('docs', path.posix.dirname(file)) || '.';
      return {
        title: name === 'tool' ? 'Owl counter' : name,
        description: '',
        permalink: path.posix.join('/base', sourceDirName, name),
        source: `@site/${file}`,
        sourceDirName,
        frontMatter: name in learningOf ? {learning: learningOf[name]} : {},
        tags: [],
        lastUpdatedAt: Date.UTC(2026, 10, 23),
      };
    });
  const {plugin: create, remarkPlugin} = trainingLessons(options);
  const plugin = create({
    siteDir: dir,
    baseUrl: '/base/',
    i18n: {currentLocale: 'en'},
    siteConfig: {url: 'https://example.org'},
  } as LoadContext);
  const data: Record<string, unknown> = {};
  await plugin.allContentLoaded?.({
    allContent: {
      ...contentOfOthers,
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{docs, contentPath: path.join(dir, 'docs'), path: '/base/'}]},
      },
    },
    actions: {
      createData: (name: string, value: unknown) => {
        data[name] = value;
        return Promise.resolve(name);
      },
    },
  } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
  return {
    dir,
    plugin,
    data,
    transformed(text, frontMatter = {}, file = 'docs/lessons/night.md') {
      const tree = parseMdx(text);
      const vfile = new VFile({path: path.join(dir, file), value: text});
      vfile.data.frontMatter = frontMatter;
      remarkPlugin()(tree, vfile);
      return tree;
    },
    files() {
      const written: Record<string, string | Buffer> = {};
      const {plugins = []} = (plugin.configureWebpack?.({}, false, {} as never, undefined) ?? {}) as {
        plugins?: {apply: (compiler: object) => void}[];
      };
      const compilation = {
        fileDependencies: new Set(),
        hooks: {processAssets: {tap: (_options: object, run: () => void) => run()}},
        emitAsset: (name: string, {content}: {content: string | Buffer}) => (written[name] = content),
      };
      class RawSource {
        constructor(readonly content: string | Buffer) {}
      }
      plugins.forEach((one) =>
        one.apply({
          webpack: {sources: {RawSource}, Compilation: {}},
          hooks: {thisCompilation: {tap: (_name: string, run: (one: object) => void) => run(compilation)}},
        }),
      );
      return written;
    },
    remove: () => fs.rmSync(dir, {recursive: true}),
  };
}
