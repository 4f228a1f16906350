import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {TutorialStepsOptions} from '../src/options.js';
import {shownInfo} from '../src/steps.js';
import {tutorialSteps, type TutorialSteps} from '../src/tutorialSteps.js';
import {block, runOf} from './pages.js';

const body = `## Step 1: Get it\n\n${block('bash run title="a" {1}', './get')}\n## Step 6: Train\n\n${block('bash run needs="a GPU"', './train')}`;

interface Page {
  text?: string;
  frontMatter?: object;
  path?: string;
}

/** A page after the remark plugin. */
function treeOf({text = body, frontMatter = {}, path = 'docs/Owls/tutorial.md'}: Page, steps: TutorialSteps): Root {
  const file = new VFile({value: text, path});
  file.data.frontMatter = frontMatter;
  const processor = unified().use(remarkParse).use(steps.remarkPlugin);
  return processor.runSync(processor.parse(file), file) as Root;
}

const childrenOf = (page: Page, options: TutorialStepsOptions = {}): RootContent[] =>
  treeOf(page, tutorialSteps(options)).children;

/** The line below the title; undefined if there is none. */
function lineOf(page: Page, options?: TutorialStepsOptions): string | undefined {
  const [first] = childrenOf(page, options);
  return first?.data && 'hProperties' in first.data ? toString(first) : undefined;
}

describe('a page gets', () => {
  it('a line that says how many of its steps were run', () => {
    expect(lineOf({frontMatter: {lastRun: runOf(body, [2])}})).toMatch(/^1 of 2 steps run on 2026-11-23\. /);
    expect(childrenOf({}).map(({type}) => type)).toEqual(['paragraph', 'heading', 'code', 'heading', 'code']);
  });

  it('a line without a run if none is recorded, and no line without steps', () => {
    expect(lineOf({})).toBe('Not run: 2 steps, only checked against the source code.');
    expect(lineOf({text: 'Text.\n'})).toBeUndefined();
    expect(lineOf({text: '1. Look.\n', path: 'docs/Owls/index.md'})).toBeUndefined();
    expect(lineOf({text: '1. Look.\n', path: 'docs/Owls/lab.md'}, {guides: ['lab']})).toBe(
      'Not run: 1 step, only checked against the source code.',
    );
  });

  it('its blocks without the words of the command, but with those of Docusaurus', () => {
    expect(shownInfo('title="a b.py" save {1,3} showLineNumbers')).toBe('title="a b.py" {1,3} showLineNumbers');
    expect(shownInfo('run needs="step 1" timeout="9" background ready="x y"')).toBe('');
    const infos = childrenOf({path: 'docs/Owls/explanation.md'}).flatMap((node) =>
      node.type === 'code' ? [node.meta] : [],
    );
    expect(infos).toEqual(['title="a" {1}', '']);
  });

  it('its blocks with the line ends of Linux', () => {
    const text = block('bash run', 'one\ntwo').replaceAll('\n', '\r\n');
    const values = childrenOf({text}).flatMap((node) => (node.type === 'code' ? [node.value] : []));
    expect(values).toEqual(['one\ntwo']);
    expect(lineOf({text, frontMatter: {lastRun: runOf(block('bash run', 'one\ntwo'))}})).toMatch(/^1 of 1 |^All /);
  });

  it('a class, if the site names one, around what its search leaves out: the line, output, and files', () => {
    const text = ['bash run', 'text output', 'python save title="a.py"', 'bash']
      .map((info) => block(info, 'ls'))
      .join('\n');
    const typesOf = (options: TutorialStepsOptions): string[] =>
      childrenOf({text}, options)
        .slice(1)
        .map(({type}) => type);
    expect(typesOf({})).toEqual(['code', 'code', 'code', 'code']);
    const options = {notSearchedClass: 'not-searched'};
    expect(typesOf(options)).toEqual(['code', 'mdxJsxFlowElement', 'mdxJsxFlowElement', 'code']);
    const [line, , output] = childrenOf({text}, options);
    expect(output).toMatchObject({attributes: [{name: 'className', value: 'not-searched'}]});
    expect(line).toMatchObject({data: {hProperties: {className: ['last-run', 'not-searched']}}});
  });

  it('its line in English, in a site whose content Docusaurus does not translate', async () => {
    const steps = tutorialSteps();
    const {loadContent, contentLoaded} = steps.plugin({i18n: {currentLocale: 'en'}} as LoadContext);
    const created: string[] = [];
    const createData = (_: string, json: string): Promise<string> => Promise.resolve(String(created.push(json)));
    await contentLoaded?.({
      content: await loadContent?.(),
      actions: {createData} as unknown as PluginContentLoadedActions,
    });
    expect(toString(treeOf({}, steps).children[0])).toBe('Not run: 2 steps, only checked against the source code.');
    expect(created).toEqual([expect.stringContaining('Only setup run')]);
  });

  it('its line in the language of the site, whose texts the browser gets, too', async () => {
    const steps = tutorialSteps();
    const {getTranslationFiles, translateContent, contentLoaded} = steps.plugin({
      i18n: {currentLocale: 'de'},
    } as LoadContext);
    const content = undefined as never;
    const [file] = (await getTranslationFiles?.({content})) ?? [];
    expect(file?.content.minutes).toMatchObject({message: '{count} minute|{count} minutes'});
    // cspell:ignore Schritt Schritte gelesen Nicht ausgeführt
    const translated = translateContent?.({
      content,
      translationFiles: [
        {
          path: 'texts',
          content: {
            ...file?.content,
            noneRun: {message: '{total} Schritt gelesen|{total} Schritte gelesen'},
            notRun: {message: 'Nicht ausgeführt'},
          },
        },
      ],
    });
    const data: Record<string, unknown> = {};
    const createData = (name: string, json: string): Promise<string> => {
      data[name] = JSON.parse(json);
      return Promise.resolve(name);
    };
    await contentLoaded?.({
      content: translated,
      actions: {createData} as unknown as PluginContentLoadedActions,
    });
    expect(toString(treeOf({}, steps).children[0])).toBe('Nicht ausgeführt: 2 Schritte gelesen.');
    expect(data['texts.json']).toMatchObject({
      locale: 'de',
      texts: {notRun: 'Nicht ausgeführt', setupOnly: 'Only setup run'},
    });
    expect(JSON.stringify(data)).not.toContain('Precedes');
  });
});
