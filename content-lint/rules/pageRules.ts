import path from 'node:path';
import type {Code, Heading, Link, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {acknowledgement} from '../../catalog.config';
import {
  didYouMean,
  type Fix,
  forEachNode,
  maxSuggestions,
  type PageSource,
  urlLineOf,
  urlOffsetOf,
} from '@training-catalog/content-model';
import {parsePage, type PageFacts} from '../model/page';
import {formulaFaults} from './formulas';
import {checkErrorSection} from './errorRules';
import {checkLessonElements} from './lessonElementRules';
import {type Diagnostic, diagnosticAt, type Report} from './registry';
import {faultsOfSets} from './ruleSets';
import {unsafeMarkup} from './unsafeMarkup';
import {decodedUrl} from '../../shared/pageUrl';
import {projectFolder} from '../../shared/projectFolder';
import {tagKind} from '../../shared/tagKind';

/** Hosts that serve every http URL over https, too. */
const httpsHosts =
  /^http:\/\/((?:[\w-]+\.)*(?:github\.com|github\.io|doi\.org|arxiv\.org|pypi\.org|youtube\.com|wikipedia\.org|nsf\.gov))(?=[/?#]|$)/i;

const shells = ['bash', 'sh', 'shell', 'console', 'powershell'];

const lineOf = (node: {position?: {start: {line: number}} | undefined}): number => node.position?.start.line ?? 1;

/**
 * Reports a code block that is not closed, or that extends to the end of the next one.
 *
 * @param source lines of the page
 * @returns whether it reported one
 */
function checkFence(node: Code, source: readonly string[], report: Report): boolean {
  const {start, end} = node.position ?? {};
  const opening = /^(`{3,}|~{3,})/.exec(start ? (source[start.line - 1]?.slice(start.column - 1) ?? '') : '')?.[1];
  if (!start || !end || opening === undefined) {
    return false;
  }
  const fence = new RegExp(`^[\\s>]*${opening[0]}{${opening.length},}(.*)$`);
  const close = `write ${opening} on its own line after the code`;
  for (let line = start.line + 1; line < end.line; line++) {
    // Code that contains a fence needs longer fences around it.
    if (/^\s*\w/.test(fence.exec(source[line - 1] ?? '')?.[1] ?? '')) {
      report(
        'code-fence-closed',
        line,
        `a code block starts here, but the one on line ${start.line} is not closed; ${close}`,
      );
      return true;
    }
  }
  if (end.line > start.line && fence.exec(source[end.line - 1] ?? '')?.[1]?.trim() === '') {
    return false;
  }
  report('code-fence-closed', start.line, `the code block is not closed; ${close}`);
  return true;
}

/** Lines of a page, with the offset of each in its text. */
interface Source {
  lines: readonly string[];
  offsets: readonly number[];
}

function sourceOf(text: string): Source {
  const offsets = [0, ...Array.from(text.matchAll(/\n/g), ({index}) => index + 1)];
  return {lines: text.split(/\r?\n/), offsets};
}

/** A prompt at the start of a line, of a shell or of Python. */
const prompt = /^\s*((?:\$|>>>|>) )/;

const curlyQuote = /[\u2018\u2019\u201c\u201d]/g;

/**
 * The line with straight quotation marks; undefined if it has both kinds, or straight ones already: some of them would then
 * end what others begin.
 */
function straightened(line: string): string | undefined {
  const straight = line.replaceAll(curlyQuote, (mark) => (mark < '\u201c' ? "'" : '"'));
  return /['"]/.test(line) || (straight.includes("'") && straight.includes('"')) ? undefined : straight;
}

/** Writes `text` after a fence that nothing follows; undefined for code without a fence. */
function languageFix({position}: Code, lines: readonly string[]): Fix | undefined {
  const {line = 1, column = 1, offset = 0} = position?.start ?? {};
  const opening = (lines[line - 1] ?? '').slice(column - 1);
  const [fence] = /^(?:`{3,}|~{3,})(?=\s*$)/.exec(opening) ?? [];
  return fence === undefined ? undefined : {start: offset + fence.length, end: offset + opening.length, text: 'text'};
}

function checkCode(node: Code, prose: string, {lines, offsets}: Source, report: Report): void {
  const isShell = shells.includes(node.lang ?? '');
  const isOpen = checkFence(node, lines, report);
  if (isOpen) {
    // The lines that follow are text that was parsed as code.
    return;
  }
  if (!node.lang) {
    report(
      'code-block-language',
      lineOf(node),
      'the code block has no language; write one after the fence, or text if none applies',
      languageFix(node, lines),
    );
  }
  const code = node.value.split(/\r?\n/);
  // A line without a prompt is what a command printed, and belongs in another block.
  const isCommands = code.every((text) => text === '' || prompt.test(text));
  code.forEach((text, index) => {
    const line = lineOf(node) + 1 + index;
    const start = (offsets[line - 1] ?? 0) + (lines[line - 1] ?? '').length - text.length;
    const [before, sign] = prompt.exec(text) ?? [];
    if (isShell && before !== undefined && sign !== undefined) {
      const fix = {start: start + before.length - sign.length, end: start + before.length, text: ''};
      report(
        'no-shell-prompt',
        line,
        'a prompt cannot be pasted; write only the command',
        isCommands ? fix : undefined,
      );
    }
    if (text.search(curlyQuote) >= 0) {
      const right = straightened(text);
      report(
        'no-curly-quotes-in-code',
        line,
        'curly quotes do not work in code; write straight ones',
        right === undefined ? undefined : {start, end: start + text.length, text: right},
      );
    }
    for (const [placeholder] of isShell ? text.matchAll(/<[a-zA-Z][\w -]*>/g) : []) {
      if (!prose.includes(`\`${placeholder}\``)) {
        report(
          'placeholder-explained',
          line,
          `the placeholder ${placeholder} is not explained; write a sentence below the block with \`${placeholder}\` in it`,
        );
      }
    }
  });
}

/** Checks for empty column headers, which screen readers read with each cell. */
function checkTable({children: [head]}: Table, report: Report): void {
  for (const cell of head?.children ?? []) {
    if (toString(cell).trim() === '') {
      report('table-header-text', lineOf(cell), 'empty table header cell; write what the column contains');
    }
  }
}

function checkLink(node: Link, {file, text}: PageSource, report: Report): void {
  const {url} = node;
  const line = urlLineOf(node);
  if (url === '' || url === '#') {
    const where = node.data?.definition === undefined ? 'in its parentheses' : 'after its colon';
    report('no-empty-link', line, `the link "${toString(node)}" has no target; write a URL or path ${where}`);
    return;
  }
  if (/^(?:click )?(?:here|this|link|more|this (?:link|page))$/i.test(toString(node).trim())) {
    report(
      'link-text-descriptive',
      lineOf(node),
      `the link text "${toString(node)}" is not descriptive; name the target`,
    );
  }
  const [area] = file.split('/');
  if (/^[a-z]+:/i.test(url)) {
    // Other protocols: see unsafeMarkup.ts.
    if (!/^https?:/i.test(url)) {
      return;
    }
    if (!url.startsWith('https://') || !URL.canParse(url)) {
      const rule = url.startsWith('http://') && URL.canParse(url) ? 'link-https' : 'link-form';
      const start = httpsHosts.test(url) ? urlOffsetOf(node, text) : undefined;
      report(
        rule,
        line,
        `${url} is not a valid https URL; correct it, or write it as code if readers cannot open it`,
        start === undefined ? undefined : {start, end: start + url.length, text: url.replace(httpsHosts, 'https://$1')},
      );
    }
  } else if (url.startsWith('/')) {
    if (/\.mdx?(?:#|$)/.test(url)) {
      report('link-form', line, `the site path ${url} has a file extension; remove it`);
    }
  } else if (/\.mdx?(?:#|$)/.test(url)) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), decodedUrl(url)));
    if (target.split('/')[0] !== area) {
      report('link-form', line, `${url} is a file in another area; write a site path, such as /docs/intro`);
    }
  } else if (!url.startsWith('#')) {
    report('link-form', line, `${url} is neither a file path nor a site path; write ../Folder/page.md or /area/page`);
  }
}

function checkProject({file, text}: PageSource, tree: Root, facts: PageFacts, report: Report): void {
  const name = path.posix.basename(file, '.md');
  const isMain = facts.project !== undefined;
  const releases = (facts.tags ?? []).filter((tag) => tagKind(tag) === 'release');
  if (!isMain && releases.length > 0) {
    report(
      'release-tag-placement',
      1,
      `${releases.join(', ')}: release tags belong on the main page only; remove them here`,
    );
  }
  if (isMain && releases.length === 0) {
    report('release-tag-required', 1, 'the main page has no release tag; add one such as Release 2025-07');
  }
  if (isMain && acknowledgement !== undefined && !text.includes(`*${acknowledgement}*`)) {
    report('acknowledgement', 1, `the main page must end with the acknowledgement: *${acknowledgement}*`);
  }
  if (/^explanations?$/.test(name) && !hasDiagram(tree)) {
    report('project-diagram', 1, 'an explanation needs at least one diagram; add one in a mermaid block');
  }
  if (/^tutorials?$/.test(name) && facts.learning === undefined) {
    report(
      'tutorial-learning-facts',
      1,
      'the tutorial has no "learning:"; write audience, needs, outcomes, and keyPoints below it in the front matter',
    );
  }
}

/** Whether a page has a Mermaid diagram. */
export function hasDiagram(tree: Root): boolean {
  let found = false;
  forEachNode(tree, (node) => {
    found ||= node.type === 'code' && node.lang === 'mermaid';
  });
  return found;
}

/** Checks that headings start at level 2, skip no level, and are unique. */
function checkHeadings(tree: Root, report: Report): void {
  const seen = new Map<string, number>();
  let above = 1;
  const headings: Heading[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'heading') {
      headings.push(node);
    }
  });
  headings.forEach((node, index) => {
    const line = lineOf(node);
    const name = toString(node);
    if (node.depth === 1) {
      report('heading-start', line, 'level 1 is reserved for the title from the front matter; write ##');
    } else if (node.depth > above + 1) {
      const {offset: start = 0} = node.position?.start ?? {};
      // Headings of its level below it would become its subsections.
      const isAlone = (headings[index + 1]?.depth ?? 0) <= above + 1;
      report(
        'heading-increment',
        line,
        `the heading skips a level; write ${'#'.repeat(above + 1)}`,
        isAlone ? {start, end: start + node.depth, text: '#'.repeat(above + 1)} : undefined,
      );
    }
    above = node.depth;
    const before = seen.get(name);
    if (before !== undefined) {
      report('no-duplicate-heading', line, `duplicate heading "${name}", already on line ${before}; rename one`);
    }
    seen.set(name, line);
  });
}

/** Checks that each footnote has both a reference and a definition; otherwise it is not rendered. */
function checkFootnotes(tree: Root, text: string, report: Report): void {
  const called = new Set<string>();
  const defined = new Map<string, {line: number; label: string}>();
  forEachNode(tree, (node) => {
    if (node.type === 'footnoteReference') {
      called.add(node.identifier);
    } else if (node.type === 'footnoteDefinition') {
      const {label = node.identifier} = node;
      const before = defined.get(node.identifier);
      if (before) {
        report(
          'no-duplicate-footnote',
          lineOf(node),
          `the footnote [^${label}] is already defined on line ${before.line}; write another name`,
        );
      } else {
        defined.set(node.identifier, {line: lineOf(node), label: label ?? node.identifier});
      }
    }
  });
  const labels = [...defined.values()].map((one) => one.label);
  let missing = 0;
  forEachNode(tree, (node) => {
    const {start, end} = node.position ?? {};
    if (node.type !== 'text' || start?.offset === undefined || end?.offset === undefined) {
      return;
    }
    const raw = text.slice(start.offset, end.offset);
    for (const {1: label = '', index} of raw.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)) {
      missing += 1;
      const near = didYouMean(label, missing > maxSuggestions ? [] : labels);
      report(
        'footnote-defined',
        start.line + raw.slice(0, index).split('\n').length - 1,
        `the footnote [^${label}] has no definition; ${near}write it on its own line: [^${label}]: Text.`,
      );
    }
  });
  defined.forEach(({line, label}, identifier) => {
    if (!called.has(identifier)) {
      report(
        'footnote-referenced',
        line,
        `the footnote [^${label}] is never referenced, so it is not shown; write [^${label}] after a word, or remove it`,
      );
    }
  });
}

/**
 * Checks everything that depends only on a page's text; frontMatterDiagnostics checks front matter.
 */
export function pageDiagnostics(page: PageSource): Diagnostic[] {
  const {tree, facts, frontMatter, faults} = parsePage(page);
  const diagnostics: Diagnostic[] = [...faults];
  const isImported = facts.imported !== undefined;
  const report: Report = (rule, line, message, fix) => {
    diagnostics.push(diagnosticAt(rule, page.file, line, message, {isImported, fix}));
  };
  if (faults.length > 0) {
    return diagnostics;
  }
  [...unsafeMarkup(tree), ...formulaFaults(tree)].forEach(({rule, line, message}) => report(rule, line, message));
  faultsOfSets({...page, tree, frontMatter: frontMatter ?? {}}).forEach(({rule, line, message, fix}) =>
    report(rule, line, message, fix),
  );
  checkFootnotes(tree, page.text, report);
  const source = sourceOf(page.text);
  const prose = page.text.replaceAll(/^([ \t]*)```[^]*?^\1```/gm, '');
  forEachNode(tree, (node) => {
    if (node.type === 'code') {
      checkCode(node, prose, source, report);
    } else if (node.type === 'link') {
      checkLink(node, page, report);
    } else if (node.type === 'table') {
      checkTable(node, report);
    } else if (node.type === 'image' && !node.alt?.trim()) {
      report('image-alt-text', lineOf(node), 'the image has no alt text; write it in the brackets');
    } else if (node.type === 'text' || node.type === 'yaml') {
      const from = node.position?.start.offset ?? 0;
      const lines = page.text.slice(from, node.position?.end.offset ?? from).split('\n');
      lines.forEach((line, index) => {
        if (line.includes('TODO')) {
          report('todo-comment', lineOf(node) + index, 'the text contains a TODO; replace it');
        }
      });
    }
  });
  checkHeadings(tree, report);
  checkErrorSection(tree, report);
  checkLessonElements({file: page.file, tree, source: source.lines}, facts, report);
  if (projectFolder(page.file) !== undefined) {
    checkProject(page, tree, facts, report);
  }
  // References that share a definition share its faults.
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
