import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, MarkdownConfig, ParseFrontMatter, Plugin, PluginConfig} from '@docusaurus/types';
import {errorAt, formatDiagnostic} from '@training-catalog/content-model';
import {runInChildProcess, symbolicLinks} from '@training-catalog/utils/node';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {type ContentLintConfig, type LintConfig, readConfig} from './config.js';
import {frontMatterParser} from './parseFrontMatter.js';
import {previewFaults} from './previewFaults.js';
import {linkProblem} from './rules/files.js';
import {allowedMarkup, unsafeMarkup} from './rules/markup.js';
import {inGeneratedFolder, publishedPlaces} from './source.js';

/** How long the bundler of the development server has to be idle before the rules run, in milliseconds. */
const idleTime = 2_000;

/** The hooks of the bundler that the plugin uses. */
interface Compiler {
  hooks: {
    compile: {tap: (name: string, run: () => void) => void};
    done: {tap: (name: string, run: () => void) => void};
    finishMake: {tapPromise: (name: string, run: () => Promise<void>) => void};
  };
}

/**
 * Checks the content in a child process: the rules parse each page, too, and take longer than loading them. A build does so
 * while the pages load and are compiled, and stops at an error; `npm start` once it has compiled the first page that is
 * opened, which would otherwise appear more than a second later.
 */
function contentLintPlugin({siteDir, siteConfig}: LoadContext, config: LintConfig): Plugin {
  const name = 'content-lint';
  const isPreview = process.env.NODE_ENV === 'development';
  const check = async (): Promise<void> => {
    try {
      await runInChildProcess(siteDir, fileURLToPath(new URL('report.js', import.meta.url)));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      if (!isPreview) {
        process.exit(1);
      }
    }
  };
  const checked = isPreview ? undefined : check();
  const beforeErrors = {
    // Before the bundler reports pages that cannot be compiled, because its messages are less helpful.
    apply: ({hooks}: Compiler) => hooks.finishMake.tapPromise(name, async () => checked),
  };
  const whenIdle = {
    apply({hooks}: Compiler) {
      let isChecked = false;
      let timer: NodeJS.Timeout | undefined;
      hooks.compile.tap(name, () => clearTimeout(timer));
      hooks.done.tap(name, () => {
        if (!isChecked) {
          timer = setTimeout(() => {
            isChecked = true;
            void check();
          }, idleTime);
        }
      });
    },
  };
  return {
    name,
    // After all plugins were initialized, which may write pages, and before the bundler copies any file. A link that somebody
    // wrote into a folder of generated pages after the other check had read it would be followed.
    loadContent() {
      const links = symbolicLinks(siteDir, publishedPlaces(config, siteConfig.staticDirectories));
      if (links.length > 0) {
        throw new Error(
          links.map((link) => formatDiagnostic(errorAt('no-symbolic-link', link, 1, linkProblem))).join('\n'),
        );
      }
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [isPreview ? whenIdle : beforeErrors]}),
  };
}

/** What a site puts into its configuration. */
export interface ContentLint {
  /** For `markdown.parseFrontMatter`: stops at front matter that breaks a rule, with file, line, and remedy. */
  parseFrontMatter: ParseFrontMatter;
  /** For `markdown.preprocessor`: the development server shows what is wrong with a page in the words of the check. */
  preprocessor: NonNullable<MarkdownConfig['preprocessor']>;
  /** For `beforeDefaultRemarkPlugins`, as the first one, because others may insert components: stops at unsafe markup of untrusted authors. */
  remarkPlugin: () => (tree: Root, file: VFile) => void;
  /** For `plugins`: checks all rules while the site is built. */
  plugin: PluginConfig;
}

/**
 * Checks the content of a site while Docusaurus builds it.
 *
 * @param siteDir full path of the site
 * @param config the default export of `content-lint.config.ts`
 * @throws for a wrong option, with its name and the remedy.
 */
export function contentLint(siteDir: string, config: ContentLintConfig): ContentLint {
  const known = readConfig(config);
  const markup = allowedMarkup(known);
  const generatedMarkup = allowedMarkup(known, true);
  return {
    parseFrontMatter: frontMatterParser(siteDir, known),
    preprocessor: previewFaults(siteDir, known),
    remarkPlugin: () => (tree, file) => {
      if (!known.untrusted) {
        return;
      }
      const inSite = path.relative(siteDir, file.path).split(path.sep).join('/');
      const faults = unsafeMarkup(tree, inGeneratedFolder(inSite, known) ? generatedMarkup : markup);
      if (faults.length > 0) {
        const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
        throw new Error(faults.map((fault) => formatDiagnostic({...fault, file: name})).join('\n'));
      }
    },
    // Not as an option of the plugin: browsers load those of all plugins with every page.
    plugin: (context) => contentLintPlugin(context, known),
  };
}
