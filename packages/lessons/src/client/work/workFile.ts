import * as z from 'zod/mini';
import {escapeHtml} from '@training-catalog/utils/escape-html';
import {workKinds, type Work} from '@training-catalog/utils/work';

const text = (length: number) => z.string().check(z.maxLength(length));

/** Works of one page, with whose they are: what a file of work holds. */
const schema = z.strictObject({
  format: z.literal('lesson-work'),
  version: z.literal(1),
  /** Name of the learner; empty if they gave none. */
  name: text(200),
  /** Day on which the file was saved, by the clock of the device. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Name of the page, as `pageName` of utils gives it. */
  page: text(1000),
  /** Title of the lesson. */
  lesson: text(500),
  /** Version of the lesson, or the day of its last change. */
  edition: z.optional(text(100)),
  work: z
    .array(
      z.strictObject({
        kind: z.enum(workKinds),
        id: text(5000),
        title: text(5000),
        text: text(1_000_000),
        place: z.number(),
        right: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(1000)),
});

/** What a file of work holds. */
export interface WorkFile extends Omit<z.infer<typeof schema>, 'work'> {
  work: readonly Work[];
}

/** Why a file cannot be read: it is too large, is no file of work, ends too early, or is damaged or of a newer version. */
export type WorkFault = 'size' | 'other' | 'cut' | 'damaged';

/** The largest file that is read, in bytes: a hundred times what a lesson has. */
export const maxBytes = 10_000_000;

/** The element of the file that programs read. */
const dataStart = '<script type="application/json" id="lesson-work">';

/** Words of the file. */
export interface FileWords {
  /** Language of the site. */
  language: string;
  /** Below the title: whose work it is, of which day, and of which version of the lesson. */
  about: string;
  /** Title of a work. */
  titleOf: (work: Work) => string;
  /** What the page has said of an answer; empty if nothing. */
  verdictOf: (work: Work) => string;
}

/** A file of work: a page that every browser shows, and prints, without a network, and in which nothing runs. */
export function formatWorkFile(content: WorkFile, {language, about, titleOf, verdictOf}: FileWords): string {
  const works = content.work.map((work) => {
    const verdict = verdictOf(work);
    const printed = `<pre dir="auto">${escapeHtml(work.text)}</pre>`;
    return `<section><h2>${escapeHtml(titleOf(work))}</h2>${printed}${verdict && `<p>${escapeHtml(verdict)}</p>`}</section>`;
  });
  // Without `<`, nothing in it ends the element.
  const data = JSON.stringify(content).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml([content.lesson, content.name].filter(Boolean).join(', '))}</title>
<style>
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
pre { padding: 0.75rem; border: 1px solid #767676; white-space: pre-wrap; overflow-wrap: anywhere; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { section { break-inside: avoid; } }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(content.lesson)}</h1>
<p>${escapeHtml(about)}</p>
${works.join('\n')}
${dataStart}${data}</script>
</main>
</body>
</html>
`;
}

/** Reads a file of work. Nothing of it but its data is used, which is text. */
export function parseWorkFile(content: string): WorkFile | WorkFault {
  const start = content.indexOf(dataStart);
  if (start < 0) {
    return content.startsWith('<!doctype html>') && !content.includes('</html>') ? 'cut' : 'other';
  }
  const end = content.indexOf('<', start + dataStart.length);
  if (end < 0) {
    return 'cut';
  }
  try {
    const parsed = z.safeParse(schema, JSON.parse(content.slice(start + dataStart.length, end)));
    return parsed.success ? parsed.data : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Name for a file of work, which every file system takes. */
export function workFileName({lesson, name}: Pick<WorkFile, 'lesson' | 'name'>): string {
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60);
  return `${[plain(lesson), plain(name)].filter(Boolean).join('-') || 'work'}.html`;
}
