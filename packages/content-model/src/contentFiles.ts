import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import {errorAt, type Diagnostic, type Fault, type SourceRule} from './diagnostic.js';

/** Maximum length of a page or YAML file in characters. Pages have at most a third of it. */
const textLimit = 100_000;

/**
 * Maximum of the effort to parse a page. Parsers of Markdown take time that grows with the square of the number of marks
 * in a paragraph: 20,000 brackets take minutes. Pages have at most a fiftieth of this effort.
 */
const effortLimit = 20_000_000;

/** Characters that may begin or end an element within a paragraph. */
const marks = /[[\]{}<>()*_`~$:!&]|(?:[-+*]|\d[.)])(?=\s)/g;

/**
 * Maximum number of quotations, lists, and footnotes of a page. Parsers take time that grows with the square of it: ten
 * thousand take ten seconds.
 */
const maxBlocks = 1_000;

/** The first mark of a quotation, an item of a list, or a footnote. */
const opensBlock = /^\s*(?:>|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|\[\^)/;

const opensFence = /^[\s>]*(`{3,}|~{3,})/;

/** The paragraph with the most marks, if parsing the text would take too much effort. */
function effortFault(text: string): Fault<SourceRule> | undefined {
  let effort = 0;
  let densest = {line: 1, count: 0};
  let fence: string | undefined;
  let current = {line: 1, count: 0};
  let blocks = 0;
  let isInBlock = false;
  let isAfterBlank = true;
  let firstTooMany: number | undefined;
  const end = (line: number): void => {
    effort += current.count ** 2;
    densest = current.count > densest.count ? current : densest;
    current = {line: line + 1, count: 0};
  };
  const lines = text.split('\n');
  let isFrontMatter = lines[0]?.trim() === '---';
  lines.forEach((content, index) => {
    if (isFrontMatter) {
      isFrontMatter = index === 0 || content.trim() !== '---';
      return;
    }
    const isBlank = content.trim() === '';
    if (!isBlank) {
      const opened = opensBlock.exec(content);
      // Quotations and footnotes end at a blank line, lists at a line without indentation.
      if (opened && (!isInBlock || (isAfterBlank && !/^\s*[-*+\d]/.test(content)))) {
        blocks += 1;
        firstTooMany ??= blocks > maxBlocks ? index + 1 : undefined;
      }
      isInBlock = opened !== null || (isInBlock && /^\s/.test(content));
    }
    isAfterBlank = isBlank;
    const [, found] = opensFence.exec(content) ?? [];
    if (fence !== undefined) {
      fence = found?.startsWith(fence) === true ? undefined : fence;
    } else if (content.trim() === '') {
      end(index + 1);
    } else {
      fence = found;
      current.count += 1 + (content.match(marks)?.length ?? 0);
    }
  });
  end(lines.length);
  if (firstTooMany !== undefined) {
    return {
      rule: 'max-paragraph-marks',
      line: firstTooMany,
      message: `the page was not checked, because it has ${blocks} quotations, lists, and footnotes; split it before this line into pages with at most ${maxBlocks}`,
    };
  }
  return effort > effortLimit
    ? {
        rule: 'max-paragraph-marks',
        line: densest.line,
        message: `the page was not checked, because this paragraph has ${densest.count} brackets and other marks of Markdown; split it, or put it in a code block`,
      }
    : undefined;
}

/** What keeps the parsers from reading the text of a content file; undefined if it can be read. */
export function textFault(file: string, text: string): Fault<SourceRule> | undefined {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    return {rule: 'file-readable', line: lineAt(zero), message: 'the text contains a NUL character; delete it'};
  }
  if (text.length > textLimit && /\.(?:mdx?|yml)$/.test(file)) {
    return {
      rule: 'max-file-size',
      line: lineAt(textLimit),
      message: `the file was not checked, because it has ${Math.ceil(text.length / 1000)} KB; split it before this line into files of at most ${textLimit / 1000} KB`,
    };
  }
  return /\.mdx?$/.test(file) ? effortFault(text) : undefined;
}

/** Line of the first byte that is not UTF-8. */
function invalidLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf('\n', start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) {
      return line;
    }
    start = end + 1;
  }
}

/** Reads text files of the content, and collects why some cannot be read, so that one of them does not end the check. */
export class ContentFiles {
  /** What is wrong with each file that could not be read as text, by path. */
  readonly faults = new Map<string, Diagnostic<SourceRule>>();

  constructor(private readonly siteDir: string) {}

  /** Text of a file, without a byte order mark; empty if it cannot be read, which `faults` then says. */
  read(file: string): string {
    const {text = '', fault} = this.readOrExplain(file);
    if (fault) {
      this.faults.set(file, errorAt(fault.rule, file, fault.line, fault.message));
      return '';
    }
    return text;
  }

  private readOrExplain(file: string): {text?: string; fault?: Fault<SourceRule> | undefined} {
    try {
      const bytes = fs.readFileSync(path.join(this.siteDir, file));
      const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
      return isUtf8(bytes)
        ? {text, fault: textFault(file, text)}
        : {
            fault: {
              rule: 'file-readable',
              line: invalidLine(bytes),
              message: 'the text is not UTF-8; save the file as UTF-8',
            },
          };
    } catch (error) {
      const {code = 'unknown error'} = error as NodeJS.ErrnoException;
      const message = `the file cannot be read (${code}); replace it with a text file that everybody may read`;
      return {fault: {rule: 'file-readable', line: 1, message}};
    }
  }
}
