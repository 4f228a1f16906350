import type {ReportingSeverity} from '@docusaurus/types';
import type {Rule, RuleExample, RuleSeverity} from '@training-catalog/content-lint';
import {
  type BuildEffect,
  buildEffects,
  explanations,
  readConfig,
  ruleGroups,
} from '@training-catalog/content-lint/node';
import {componentNode} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import type {RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {CatalogSite} from '../site.js';

/** What a build does about what breaks a rule. */
type InBuild = 'stops' | 'warns' | 'is silent';

/** What a build of this site does about an error. */
function inBuild({linkReports}: CatalogSite, effect: BuildEffect = 'stops'): InBuild {
  if (effect === 'stops') {
    return effect;
  }
  const reports =
    effect === 'not checked' ? ['ignore'] : effect.map((option): ReportingSeverity => linkReports[option]);
  if (reports.every((report) => report === 'throw')) {
    return 'stops';
  }
  return reports.some((report) => report !== 'ignore') ? 'warns' : 'is silent';
}

/** How severe it is to break the rule, as sentences. */
function severitySentence({severity, imported, fixed}: RuleSeverity, effect: InBuild): string {
  const name = severity === 'error' ? 'an error' : 'a hint';
  const build = {
    stops: '',
    warns: ' A build only warns of it.',
    'is silent': ' A build does not check it.',
  }[effect];
  return fixed === undefined
    ? `Breaking the rule is ${name}${imported === undefined ? '' : '; on imported pages, a hint'}.${build}`
    : `Breaking the rule is always ${name}, because ${fixed}.${build}`;
}

/** The blocks of Markdown, such as a summary. */
const blocksOf = (markdown: string): RootContent[] => unified().use(remarkParse).parse(markdown).children;

/** Languages of code blocks, by extension. */
const languages: Readonly<Record<string, string>> = {md: 'md', yml: 'yaml', json: 'json', svg: 'xml'};

type Files = Readonly<Record<string, string>>;

/** The files of an example, by path; the path of a page that is given as its text is empty. */
const filesOf = (example: RuleExample = {}): Files => (typeof example === 'string' ? {'': example} : example);

/** A file of an example as a code block, which is titled with what it is, and with its path. */
const exampleBlock = (title: 'Wrong' | 'Right', file: string, text: string): RootContent => ({
  type: 'code',
  lang: languages[/\.(\w+)$/.exec(file)?.[1] ?? 'md'] ?? 'text',
  meta: `title="${title}${file === '' ? '' : `: ${file}`}"`,
  value: text.trimEnd(),
});

/**
 * The wrong example, and below it the files of the right one that differ. The search leaves them out, because their words
 * are about birds and owls.
 */
function exampleBlocks(wrong: Files, right: Files): RootContent[] {
  const changed = Object.entries(right).filter(([file, text]) => wrong[file] !== text);
  const blocks = [
    ...Object.entries(wrong).map(([file, text]) => exampleBlock('Wrong', file, text)),
    ...changed.map(([file, text]) => exampleBlock('Right', file, text)),
  ];
  return blocks.length === 0 ? [] : [componentNode('div', {className: 'not-searched'}, blocks)];
}

function sectionOf(id: string, {summary, wrong, right, noExample, ...rule}: Rule, effect: InBuild): RootContent[] {
  const fix = rule.fixable ? ' `npm run check -- --fix` corrects it where no judgment is needed.' : '';
  const why = noExample === undefined ? '' : ` There is no example, because ${noExample}.`;
  return [
    {type: 'heading', depth: 2, children: [{type: 'inlineCode', value: id}]},
    ...blocksOf(`${summary} ${severitySentence(rule, effect)}${fix}${why}`),
    ...exampleBlocks(filesOf(wrong), filesOf(right)),
  ];
}

/**
 * The rules of a group: what each asks for and why, with examples. The ids are the anchors.
 *
 * @throws an error that names the group if there is none of that name.
 */
export function ruleSections(site: CatalogSite, group: string): RootContent[] {
  const config = readConfig(site.lint);
  const groups = ruleGroups(config);
  const effects = buildEffects(config);
  const rules = groups.get(group);
  if (!rules) {
    const known = [...groups.keys()];
    throw new Error(
      `<RuleReference group="${group}" />: there is no such group; ${didYouMean(group, known)}write one of ${known.join(', ')}`,
    );
  }
  return Object.entries(rules).flatMap(([id, rule]) => sectionOf(id, rule, inBuild(site, effects.get(id))));
}

/** The rules whose errors do not stop a build, as a list with links to their sections. */
export function rulesOfCheckOnly(site: CatalogSite): RootContent[] {
  const {address} = site;
  const config = readConfig(site.lint);
  const effects = [...buildEffects(config)].map(([id, effect]): [string, InBuild] => [id, inBuild(site, effect)]);
  const pages = explanations(config);
  const items = effects
    .filter(([, effect]) => effect !== 'stops')
    .map(([id, effect]) => {
      const url = new URL(pages.get(id) ?? '', address.url);
      const path = `/${url.pathname.slice(address.baseUrl.length)}${url.hash}`;
      return `- [\`${id}\`](${path}): a build ${effect === 'warns' ? 'only warns' : 'does not check it'}`;
    });
  return blocksOf(items.join('\n'));
}
