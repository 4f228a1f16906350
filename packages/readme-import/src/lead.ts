import type {Paragraph, RootContent} from 'mdast';
import {
  isLinkBar,
  isPlaceholder,
  joinSentences,
  normalized,
  prose,
  sentences,
  widthOf,
  withoutEmoji,
  wordCount,
} from './words.js';

/** Smallest width of a text that counts as a sentence. */
const shortestSentence = 16;

/**
 * Sections that may precede the name without being about the component, whatever follows these words in the heading.
 */
const besideSections =
  /^(?:(?:latest|recent|project|breaking|important)? ?(?:updates?|news|announcements?)|what s new|changelog|change log|release notes|notices?|table of contents|contents|toc|badges|sponsors?|backers|supporters|citations?|status|build status|最新(?:动态|消息)|新闻|动态|公告|更新(?:日志|记录|履歴)?|目录|目次|ニュース|お知らせ|목차|índice|inhalt(?:sverzeichnis)?)$|^(?:latest|recent|breaking|important) (?:updates?|news|changes|announcements?|releases?)\b|^what s new\b|\b(?:update|upgrade|migration|deprecation) notice$/;

/** Whether a heading begins a section that is not about the component, such as news or a table of contents. */
export const isBesideSection = (words: string): boolean => besideSections.test(normalized(withoutEmoji(words)));

/** Headings of sections that say what a component is. */
const introductions =
  /^(?:about.*|abstract|(?:project |general )?(?:background|description|introduction|overview|summary|purpose)|motivation|tl ?dr|in a nutshell|at a glance|(?:model|data ?set|tool|package|software) (?:description|summary|overview|details)|what (?:is|it|does|this|are).*|welcome.*|简介|介绍|项目(?:简介|介绍|概述)|背景|概述|概要|关于.*|はじめに|紹介|.*とは|소개|개요|introducción|descripción|resumen|acerca de.*|sobre.*|présentation|à propos.*|einführung|beschreibung|übersicht|über.*|introdução|descrição|introduzione|descrizione)$/;

/** Whether a section of this heading says what the component is; so does one that repeats a name of it. */
export const isIntroduction = (words: string, names: readonly string[]): boolean => {
  const folded = normalized(withoutEmoji(words));
  return introductions.test(folded) || names.some((name) => normalized(name) === folded);
};

/** Headings of sections that never say what a component is. */
const closingSections =
  /^(?:licen[sc]es?|acknowledge?ments?|funding|contributing|contributors?|contact|cit(?:e|ing|ations?)|references?|authors?|support|code of conduct|许可证?|引用|致谢|联系.*|贡献.*|라이선스|ライセンス|licencia|lizenz)\b/;

/** Beginning of a paragraph that is a label, an alert, or an address. */
const label =
  /^(?:tags?|licen[sc]e|copyright|authors?|maintainers?|contact|version|status|documentation|docs|website|homepage|paper|demo|source(?: code)?|english|languages?|note|warning|important|(?:last )?updated?|date|links?|e-?mail|doi|keywords?)\s*[:：|]|^\[!\w+\]|^\W*https?:/i;

/** Beginning of a caption. */
const caption =
  /^(?:(?:fig(?:ure|\.)?|tab(?:le|\.)|abb(?:ildung|\.)|image|video|movie|gif|screenshot|demo|plate|图|圖|表|図|그림)\s*(?:\d+\s*)?[.:：|]|(?:fig(?:ure|\.)?|table|图|圖|表|図|그림)\s*\d)/i;

/** What a sentence is about, if it is not the component. */
const besides: readonly RegExp[] = [
  // People and money.
  /\b(?:sponsor(?:s|ed|ship)?|donat(?:e|ion)s?|patreon|opencollective|buy me a coffee|give (?:us|it) a star|star (?:us|this|the) repo\w*|follow us|join (?:us|our|the)|subscribe|is hiring|we(?:['’]re| are) hiring|chat with us|discord|slack|mailing list|newsletter|all rights reserved)\b|^(?:hi|hello|hey|thanks|thank you)\b|\b(?:funded|supported) (?:by|AI institute)\b|加入我们|微信群|关注我们|交流群|赞助/i,
  // Pointers to other places.
  /^(?:please )?(?:see|read|visit|click|check|watch|consult|refer|head (?:over )?to|go to|have a look|take a look|looking for)\b|^(?:for|to|if|in order to)\b.*\b(?:see|read|visit|watch|click|check|refer|consult|look|please)\b|^(?:for|to (?:get|find|see|read)) (?:more|further|additional|detailed) \w+|\b(?:documentation|docs|manual|tutorials?) (?:can be|is|are) (?:found|available|hosted|here)\b|^(?:download|get) (?:the|our|this)\b|请(?:参考|参阅|查看|参见|阅读|访问)|をご覧ください|参照してください/i,
  // Instructions.
  /^(?:install|download|clone|unzip|make sure|ensure|note that|remember|you (?:need|must|should|can|will)|to (?:install|run|use|get|build|start|cite|reproduce|train|begin|set)|before|after|once|first|then|next|finally)\b|^(?:run|use|build|create|add|copy|start|set|open|choose|select|edit) (?:it|this|the|your)\b|^(?:请|首先|然后|在安装|次のコマンド|아래)/i,
  // License and state.
  /^(?:licensed|released|distributed|published|available|copyright)\b|\b(?:is|are) (?:licensed|released|distributed|available) (?:under|on|at|from|via|through)\b|\bunder (?:active|heavy|construction|development|maintenance)|\bwork[- ]in[- ]progress\b|\bno longer (?:maintained|developed|supported)\b|\b(?:is|has been) (?:deprecated|archived|discontinued|superseded|renamed)\b|\b(?:repo(?:sitory)?|project|code|development|package) (?:has|was|is)(?: been)? mov(?:ed|ing)\b/i,
];

/** News: true only for a sentence that does not say what the component is. */
const news =
  /^\W*(?:19|20)\d\d\s?[-./年]|^\W*(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2},? )?(?:19|20)\d\d\b|\b(?:excited|happy|pleased|proud|thrilled|delighted|glad) to\b|\b(?:was|is|has been|have been|are|were)(?: now| just| officially| finally| also)? (?:released|published|accepted|presented|out|live|merged|here)\b|\bnow (?:available|supports?|on)\b|^\W*(?:news?|updates?|updated|latest|releases?|released|upcoming|announcement|breaking|what['’]s new|deprecated)\b[^.]{0,30}[:：!]|^(?:version|release|v)\s?\d|^we (?:have )?(?:just |now |also )?(?:released?|updated?|added|moved)\b|^(?:最新|新闻|公告|更新|新一代)|我们.{0,6}(?:发布|推出|开源|更新|上线)|欢迎(?:体验|试用|使用|大家)/i;

/** Words after the name with which a sentence does not say what the component is. */
const sayingElse =
  /^(?:s |(?:is|are|was|were|has|have) (?:available|licensed|released|funded|supported|sponsored|maintained|developed|under|in|no|not|archived|deprecated|distributed|published|hosted|written|compatible|tested|part|now|currently|out|on|still|also|being|moving|looking|brought|inspired|dedicated|been|just|here|intended to be)\b|(?:was|were|has|had|have|can|may|might|should|will|would|must|needs?|requires?|depends?|supports?|runs?|uses?|comes?|consists|version|releases?|v?\d|documentation|docs|logo|team|developers?|development|website|only|now|currently|also|does|do|did|and its|works?)\b)/;

const things =
  'repo(?:sitory)?|packages?|project|tool(?:s|kit|box)?|librar(?:y|ies)|software|code(?:base)?|app(?:lication)?s?|data ?sets?|models?|plug-?ins?|frameworks?|websites?|site|modules?|programs?|scripts?|notebooks?|container|image|extensions?|services?|systems?|platform|course|workshop|simulators?|work|collection|crate|gem|action|pipelines?|workflows?|bindings?|wrapper|interface|suite|engine|client|server|utilit(?:y|ies)|materials?|benchmark|database|implementation|resources?|list';

const subject = new RegExp(`^(?:this|these|the|our) (?:[\\w+#/.]+ ){0,3}?(?:${things}) (?=\\S)`, 'i');
const nounPhrase = new RegExp(
  `^(?:[\\w+#/'’-]+,? ){0,5}(?:${things}) (?:that|which|for|to|of|with|from|written|designed)\\b`,
  'i',
);

/** Sentences that say what a component is, whatever its name, in the languages that READMEs are mostly written in. */
const definitions: readonly RegExp[] = [
  /^(?:this|it) is (?:an?|your|our)\b(?! (?:fork|mirror|draft|work|beta|template|preview|list of changes|new version))/i,
  /^(?:the )?(?:main |overall |primary )?(?:goal|aim|purpose|objective) of\b/i,
  /^an? (?!new|demo|live|paper|detailed|full|complete|more|few|note|word|brief|short)[\w+#-]+ \S+ /i,
  /^welcome to (?:the )?[^,]+, (?:an?|the|your)\b/i,
  /^(?:in this (?:paper|work|repo(?:sitory)?|project),? )?we (?:present|introduce|propose|provide|offer|develop|describe|study)\b/i,
  /^[\p{Lu}\p{Lt}][\w .+-]{1,40} (?:es|é|è|est|ist|är|er|is) (?:une?|una?|um|uma|eine?|en|ett|een)\b/u,
  /^[^。！？]{0,40}(?:是(?:一|由|基于|用于|面向|专)|とは|は、|은 |는 )|^(?:一[个款种套]|基于|本(?:项目|仓库|工具|库)|用于|このリポジトリ|이 (?:저장소|프로젝트))/u,
];

/** The code of a paper is not yet what it does. */
const officialCode = /\bofficial\b.{0,30}\b(?:implementation|repo(?:sitory)?|code|codebase)\b/i;

/**
 * Whether a sentence says what the component is.
 *
 * @param names names of the component
 */
function isDefinition(text: string, names: readonly string[]): boolean {
  if (officialCode.test(text)) {
    return false;
  }
  const plain = text.replaceAll(/(?<!\s)\s*\([^)]{0,1000}\)/g, '');
  const folded = normalized(plain);
  const byName = names
    .map(normalized)
    .filter((name) => name.length > 1 && folded.startsWith(name) && !/^[a-z0-9]/.test(folded.slice(name.length)))
    .some((name) => {
      const rest = folded.slice(name.length).trim();
      return rest !== '' && !sayingElse.test(rest);
    });
  const bySubject = subject.exec(plain)?.[0];
  const isBySubject = bySubject !== undefined && !sayingElse.test(normalized(plain.slice(bySubject.length)));
  return [byName, isBySubject, nounPhrase.test(plain), definitions.some((pattern) => pattern.test(plain))].includes(
    true,
  );
}

/** Whether a sentence is about something else than the component: money, other pages, instructions, its license. */
export const isBeside = (text: string): boolean => isPlaceholder(text) || besides.some((pattern) => pattern.test(text));

/** Names of people or places: short entries in capitals, or a mark that refers to an entry. */
function isListOfNames(text: string): boolean {
  const entries = text.split(/(?<!\s)\s*[,，、;·•|&]\s*|(?<!\s)\s+and\s+/).filter(Boolean);
  return (
    /^[¹²³⁰-⁹*†‡§^]/u.test(text) ||
    (entries.length > 1 &&
      !/[.!?]$/.test(text) &&
      entries.every((entry) => /^\p{Lu}/u.test(entry) && entry.split(' ').length <= 3))
  );
}

/** Text before a list that says what the component is, not only what the list contains. */
const introducesList = (text: string): boolean =>
  /^(?!(?:here|there|these|those|below|it|you|we|to)\b)[^]*?\b(?:is|are) (?:an?|the|your|our|one) (?!(?:following|list)\b)[^]*[:：]$/i.test(
    text,
  );

const isSentence = (text: string): boolean =>
  // A remark in parentheses, a question, and the end of a list are not sentences.
  !/^\([^)]*\)$|[?？]$|^(?:\.{2,}|…)/.test(text) &&
  // Lists of projects show text, so the code of a formula would stay code.
  !/\\(?:[a-z]+|[{}\\])/i.test(text) &&
  widthOf(text) >= shortestSentence &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= text.replaceAll(/\s/g, '').length * 0.6 &&
  wordCount(text) >= 4;

/** End of a text that goes on in the next block. */
const unfinished = /(?:\b(?:of|the|an?|in|for|with|and|or|to|from|by|on|at|as|is|are|that|which|via|using)|[,(–—-])$/i;

/** What a README says about its component. */
export interface Lead {
  /** From the first sentence on. */
  text: string;
  /** Whether it is in an introductory place: before the first section, or in an introduction. */
  isIntroduction: boolean;
}

/** A text that may say what the component is; the lower the rank, the better. */
interface Candidate {
  text: string;
  rank: number;
}

/** Headings below this level are of parts of sections, such as the summary of a change. */
const deepestIntroduction = 3;

/** Best rank of a text outside an introductory place, or of half a sentence. */
const secondBest = 3;

const withoutColon = (text: string): string => text.replace(/(?<!\s)\s*[:：]$/, '.');

/** Whether the words of a paragraph are all emphasized and belong to an image, as captions do. */
function isAside(paragraph: Paragraph, before: RootContent | undefined): boolean {
  const isImage = ({children}: Paragraph): boolean =>
    children.some(
      (child) =>
        child.type === 'image' || child.data?.isImage === true || (child.type === 'link' && prose(child) === ''),
    );
  const wordy = paragraph.children.filter((child) => prose(child) !== '');
  return (
    wordy.length > 0 &&
    wordy.every(({type}) => type === 'emphasis' || type === 'strong') &&
    (isImage(paragraph) || (before?.type === 'paragraph' && prose(before) === '' && isImage(before)))
  );
}

/** A text that continues in a formula or in the next paragraph, made whole if that is possible. */
function completed(text: string, next: RootContent | undefined): {text: string; isWhole: boolean} {
  if (/[.!。！…:：]["')\]”’]*$/u.test(text)) {
    return {text, isWhole: true};
  }
  if (next?.type === 'math') {
    const short = text.replace(
      /(?<!\s)\s+(?:(?:of|in) the (?:following )?(?:form|type|kind)|(?:given|defined|described) (?:by|as)|as follows|such as|by)$/i,
      '',
    );
    return short === text ? {text, isWhole: false} : {text: `${short}.`, isWhole: !unfinished.test(short)};
  }
  if (!unfinished.test(text)) {
    return {text, isWhole: true};
  }
  const more =
    next?.type === 'paragraph' && !/[–—-]$/.test(text) ? (sentences(withoutEmoji(prose(next)))[0] ?? '') : '';
  const long = `${text} ${more}`.trim();
  return more === '' || unfinished.test(long)
    ? {text: text.replace(/(?<!\s)\s*(?<![,(–—-])[,(–—-]+$/, ''), isWhole: false}
    : {text: long, isWhole: true};
}

/**
 * The part of a paragraph that may say what the component is: from its first sentence about it on.
 *
 * @param text the paragraph's text
 * @param next the block after it
 */
function candidateIn(
  text: string,
  next: RootContent | undefined,
  names: readonly string[],
): {text: string; isWhole: boolean; isDefinition: boolean} | undefined {
  const isNamed = (one: string): boolean => names.some((name) => normalized(name) === normalized(one));
  const isUsable = (one: string): boolean =>
    isSentence(one) &&
    !isBeside(one) &&
    !isListOfNames(one) &&
    !isNamed(one) &&
    !(news.test(one) && !isDefinition(one, names)) &&
    !/^[→⇒➔➜➡»]/u.test(one);
  const all = sentences(text);
  const usable = all.map((one) => isUsable(one) && (!/[:：]$/.test(one) || introducesList(one)));
  const defining = all.findIndex((one, index) => usable[index] && isDefinition(one, names));
  const at = defining >= 0 ? defining : usable.indexOf(true);
  if (at < 0) {
    const [opening] = all.filter(isUsable);
    return opening === undefined ? undefined : {text: withoutColon(opening), isWhole: false, isDefinition: false};
  }
  const rest = all.slice(at);
  const end = rest.findIndex((one, index) => index > 0 && (/[:：]$/.test(one) || !isFollowing(one)));
  const said = rest.slice(0, end < 0 ? rest.length : end).map((one, index) => (index === 0 ? withoutColon(one) : one));
  const {text: last, isWhole} = completed(said.at(-1) ?? '', next);
  return {
    text: joinSentences([...said.slice(0, -1), last]),
    isWhole: isWhole || said.length > 1,
    isDefinition: defining >= 0,
  };
}

/** Whether a sentence can follow another one in a summary. */
const isFollowing = (text: string): boolean => !isBeside(text) && !/^[→⇒➔➜➡»]/u.test(text);

/**
 * Text that says what the component is. A sentence that defines it counts more than the first one; an introduction
 * counts more than the beginning of other sections. Badges, alternative texts, captions, link bars, news, names of
 * people, and acknowledgments of sponsors are skipped.
 *
 * @param nodes blocks of the page from the name on
 * @param names names of the component: its title and the project's
 * @returns undefined if there is no such sentence
 */
export function findLead(nodes: readonly RootContent[], names: readonly string[]): Lead | undefined {
  let besideDepth = 0;
  let isOpening = true;
  let isIntroductory = true;
  let best: Candidate | undefined;
  const allNames = names.flatMap((name) => [name, name.split(/:\s|\s[–—-]\s/)[0] ?? name]);
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading') {
      const words = prose(node);
      if (isBesideSection(words) || closingSections.test(normalized(withoutEmoji(words)))) {
        besideDepth = node.depth;
      } else if (besideDepth > 0 && node.depth <= besideDepth) {
        besideDepth = 0;
      }
      // A heading that ends like a sentence, below the name, is what others write as text.
      if (isOpening && node.depth > 2 && /[.!]$/.test(words) && besideDepth === 0) {
        const found = candidateIn(withoutEmoji(words), undefined, allNames);
        best ??= found && {text: found.text, rank: 2};
      }
      isIntroductory = node.depth <= deepestIntroduction && isIntroduction(words, allNames);
      isOpening = false;
      continue;
    }
    const paragraphs = node.type === 'paragraph' ? [node] : node.type === 'blockquote' ? node.children : [];
    for (const [place, paragraph] of besideDepth > 0 ? [] : paragraphs.entries()) {
      const text = withoutEmoji(prose(paragraph));
      if (paragraph.type !== 'paragraph' || isLinkBar(paragraph) || label.test(text) || caption.test(text)) {
        continue;
      }
      const next = node.type === 'blockquote' ? node.children[place + 1] : nodes[index + 1];
      const found = candidateIn(text, next, allNames);
      if (found === undefined) {
        continue;
      }
      const isWhole = found.isWhole && !isAside(paragraph, nodes[index - 1]);
      const isPlaced = isOpening || isIntroductory;
      const rank =
        isPlaced && isWhole
          ? found.isDefinition
            ? isOpening
              ? 0
              : 1
            : 2
          : secondBest + (isPlaced ? 1 : found.isDefinition && isWhole ? 0 : isWhole ? 2 : 3);
      if (best === undefined || rank < best.rank) {
        best = {text: found.text, rank};
      }
    }
    if (best?.rank === 0) {
      break;
    }
  }
  return best && {text: best.text, isIntroduction: best.rank < secondBest};
}
