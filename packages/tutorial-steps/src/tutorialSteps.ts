import type {LoadContext, Plugin} from '@docusaurus/types';
import {componentNode, parseMdx, parseOptions} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {countSteps, isGuide} from './countSteps.js';
import {stepFrontMatter} from './lastRun.js';
import {stepsOptions, type TutorialStepsOptions} from './options.js';
import {blockText, infoWords, readSteps, shownInfo} from './steps.js';
import {stepsLine, type Language} from './stepsLine.js';
import {browserTexts, englishTexts, messagesOf, textMethods, type StepTexts} from './texts.js';

/** Whether a block is the output of a step or a file that a step needs. These are long, and rarely searched for. */
const isLongText = (meta: string): boolean => infoWords(meta).some(({name}) => name === 'output' || name === 'save');

/** The two parts of a site's steps, for its configuration. */
export interface TutorialSteps {
  /** Docusaurus plugin: has the texts in the language of the site. */
  plugin: (context: LoadContext) => Plugin;
  /**
   * Remark plugin: turns marked steps into what readers see, which is code blocks without the words of the command, and a
   * line at the top of the page that says how many of its steps were run. It comes after plugins that insert something
   * below the first paragraph.
   */
  remarkPlugin: () => (tree: Root, file: VFile) => void;
}

/**
 * Shows readers the steps of pages and how many were run. The two parts are made together, because Docusaurus tells only
 * its plugins in which language a site is built.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export function tutorialSteps(options: TutorialStepsOptions = {}): TutorialSteps {
  const {guides, notSearchedClass} = parseOptions('@training-catalog/tutorial-steps', stepsOptions, options);
  let language: Language = {texts: messagesOf(englishTexts), locale: 'en'};
  return {
    plugin: ({i18n}) => ({
      name: 'tutorial-steps',
      ...textMethods,
      async contentLoaded({content, actions}) {
        const texts = content as StepTexts;
        language = {texts, locale: i18n.currentLocale};
        await actions.createData(
          'texts.json',
          JSON.stringify({texts: browserTexts(texts), locale: i18n.currentLocale}),
        );
      },
    }),
    remarkPlugin: () => (tree, file) => {
      const {frontMatter} = file.data as {frontMatter?: {lastRun?: unknown}};
      // If it is invalid, the rules of the site say so.
      const lastRun = stepFrontMatter.lastRun.safeParse(frontMatter?.lastRun).data;
      const text = String(file.value);
      const hasSteps = isGuide(file.path, guides) || readSteps(tree, text).parts.some(({kind}) => kind === 'step');
      // Parsed again, because other plugins have replaced parts of the tree, such as quizzes.
      const count = hasSteps ? countSteps(file.path, parseMdx(text), text, lastRun, guides) : undefined;
      visit(tree, 'code', (node, index, parent) => {
        const {meta} = node;
        node.value = blockText(node);
        if (!meta) {
          return undefined;
        }
        node.meta = shownInfo(meta);
        if (notSearchedClass === undefined || !isLongText(meta) || !parent || index === undefined) {
          return undefined;
        }
        parent.children[index] = componentNode('div', {className: notSearchedClass}, [node]);
        return [SKIP, index + 1];
      });
      if (count) {
        tree.children.unshift(
          stepsLine(count, lastRun, language, notSearchedClass === undefined ? [] : [notSearchedClass]),
        );
      }
    },
  };
}
