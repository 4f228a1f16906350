import type {PhrasingContent} from 'mdast';
import * as z from 'zod';
import {
  didYouMean,
  type Fault as AnyFault,
  nonEmptyText as text,
  parseYaml,
  schemaDiagnostics,
} from '@training-catalog/content-model';
import {inlineMarkdown} from './inlineMarkdown.js';

/** A fault of a sketch. */
type Fault = AnyFault<'sketch-schema' | 'sketch-callout'>;

/** A short text on the screen. */
const label = text.max(60);
const labels = z.array(label).min(1).max(12);
const span = z.number().int().min(1).max(6);

/** A part of a window: exactly one of the kinds, and its further keys. */
const partSchema = z.strictObject({
  /** Entries side by side: a menu bar, tabs. */
  bar: labels.optional(),
  /** Entries below one another: a sidebar. */
  menu: labels.optional(),
  /** Rows separated by lines: files, jobs. */
  list: labels.optional(),
  /** Tiles with a title. */
  cards: labels.optional(),
  /** Column headers of a table; its cells are drawn empty. */
  table: labels.optional(),
  /** Label of a text field. */
  field: label.optional(),
  /** Label of a select field. */
  choice: label.optional(),
  /** Label of a slider. */
  slider: label.optional(),
  /** Checkboxes or switches. */
  check: labels.optional(),
  /** Buttons side by side. */
  button: labels.optional(),
  /** A line of text on the screen. */
  text: text.max(120).optional(),
  heading: label.optional(),
  /** Placeholders for images; the text says what they show. */
  map: label.optional(),
  chart: label.optional(),
  image: label.optional(),
  /** Title of a frame around `parts`. */
  panel: label.optional(),
  /** Parts side by side. */
  get columns() {
    return z.array(columnSchema).min(2).max(3).optional();
  },

  /** Value of a field or slider. */
  value: label.optional(),
  /** Selected entry of a bar, menu, list, or set of cards; checked checkboxes. */
  selected: labels.or(label).optional(),
  get parts() {
    return z.array(partSchema).min(1).max(12).optional();
  },
  /** Number of the callout that explains this part. */
  callout: z.number().int().min(1).optional(),
});

/** A column of stacked parts; `width` is relative to the other columns. */
const columnSchema = z.strictObject({
  width: span.optional(),
  get parts() {
    return z.array(partSchema).min(1).max(12);
  },
});

const sketchSchema = z.strictObject({
  /** What the drawing shows: "The form for a job". */
  title: text.max(90),
  /** Name and version of the software that is drawn. */
  drawnFrom: text.max(90),
  /** Title bar of the window. */
  window: label.optional(),
  parts: z.array(partSchema).min(1).max(12),
  /** Explanations of the numbers in the drawing, in order; text with **bold** and `code`. */
  callouts: z.array(text.max(240)).min(1).max(12),
});

export type SketchPart = z.infer<typeof partSchema>;
export type Sketch = z.infer<typeof sketchSchema>;

/** Keys of a part that are not its kind, and the kinds that allow each of them. */
const kindsWithKey = {
  value: ['field', 'choice', 'slider'],
  selected: ['bar', 'menu', 'list', 'cards', 'check'],
  parts: ['panel'],
} as const;

export type PartKind = Exclude<keyof SketchPart, keyof typeof kindsWithKey | 'callout'>;

/** Kinds of parts. */
export const partKinds = Object.keys(partSchema.shape).filter(
  (key): key is PartKind => key !== 'callout' && !(key in kindsWithKey),
);

/** Kind of a validated part. */
export const kindOf = (part: SketchPart): PartKind => partKinds.find((kind) => part[kind] !== undefined) ?? 'text';

/** Entries of a part that are selected. */
export const selectedIn = ({selected = []}: SketchPart): readonly string[] => [selected].flat();

type Path = readonly PropertyKey[];

/** Calls `look` for each part with its YAML path, in drawing order. */
function forEachPart(parts: readonly SketchPart[], path: Path, look: (part: SketchPart, path: Path) => void): void {
  parts.forEach((part, index) => {
    const here = [...path, index];
    look(part, here);
    forEachPart(part.parts ?? [], [...here, 'parts'], look);
    part.columns?.forEach((column, place) => forEachPart(column.parts, [...here, 'columns', place, 'parts'], look));
  });
}

function partProblem(part: SketchPart): string | undefined {
  const kinds = partKinds.filter((kind) => part[kind] !== undefined);
  const [kind] = kinds;
  if (kind === undefined) {
    return `the part has no kind; write one of ${partKinds.join(', ')}`;
  }
  if (kinds.length > 1) {
    return `the part has ${kinds.length} kinds: ${kinds.join(', ')}; write a separate part for each, starting with a dash`;
  }
  for (const [key, allowed] of Object.entries(kindsWithKey) as [keyof typeof kindsWithKey, readonly PartKind[]][]) {
    if (part[key] !== undefined && !allowed.includes(kind)) {
      return `"${key}" is only for ${allowed.join(', ')}, not for ${kind}; remove it`;
    }
  }
  if (kind === 'panel' && part.parts === undefined) {
    return 'the panel is empty; write its content below "parts:"';
  }
  const entries = [part[kind]].flat().filter((entry) => typeof entry === 'string');
  const unknown = selectedIn(part).find((entry) => !entries.includes(entry));
  return unknown === undefined
    ? undefined
    : `the selected entry "${unknown}" does not exist; ${didYouMean(unknown, entries)}write one of ${entries.join(', ')}`;
}

/** Checks that each callout number is at exactly one part, and each number in the drawing has a callout. */
function calloutFaults({parts, callouts}: Sketch, faultAt: (path: Path, message: string) => Fault): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<number>();
  forEachPart(parts, ['parts'], ({callout}, path) => {
    if (callout === undefined) {
      return;
    }
    if (callout > callouts.length) {
      const message = `callout ${callout} has no text; write it below "callouts:", which has ${callouts.length}`;
      faults.push(faultAt([...path, 'callout'], message));
    } else if (seen.has(callout)) {
      faults.push(faultAt([...path, 'callout'], `callout ${callout} is used twice; give each part its own number`));
    }
    seen.add(callout);
  });
  callouts.forEach((_sentence, index) => {
    if (!seen.has(index + 1)) {
      const message = `no part refers to this callout; write "callout: ${index + 1}" in one`;
      faults.push(faultAt(['callouts', index], message));
    }
  });
  return faults;
}

/** A parsed `sketch` block. */
export interface ParsedSketch {
  /** Undefined if there are faults. */
  sketch: Sketch | undefined;
  /** Lines are 1-based, in the block. */
  faults: Fault[];
}

const isPlain = (node: PhrasingContent): boolean =>
  node.type === 'text' || node.type === 'inlineCode' || (node.type === 'strong' && node.children.every(isPlain));

/** Parses a `sketch` block: YAML that describes a program's window in parts, with numbered explanations. */
export function readSketch(source: string): ParsedSketch {
  const {document, lineOf, broken} = parseYaml(source);
  if (broken) {
    const message = `invalid YAML in the sketch (${broken.reason}); quote text that contains a colon, and indent with spaces`;
    return {sketch: undefined, faults: [{rule: 'sketch-schema', line: broken.line, message}]};
  }
  const value: unknown = document.toJS() ?? {};
  const parsed = sketchSchema.safeParse(value);
  if (!parsed.success) {
    return {sketch: undefined, faults: schemaDiagnostics('sketch-schema', '', sketchSchema, value, lineOf)};
  }
  const sketch = parsed.data;
  const faults: Fault[] = [];
  forEachPart(sketch.parts, ['parts'], (part, path) => {
    const problem = partProblem(part);
    if (problem !== undefined) {
      faults.push({rule: 'sketch-schema', line: lineOf(path), message: problem});
    }
  });
  const faultAt = (path: Path, message: string): Fault => ({rule: 'sketch-callout', line: lineOf(path), message});
  sketch.callouts.forEach((sentence, index) => {
    if (!inlineMarkdown(sentence)?.every(isPlain)) {
      faults.push(
        faultAt(
          ['callouts', index],
          'a callout may contain only text, **bold**, and `code`; move the rest below the block',
        ),
      );
    }
  });
  faults.push(...calloutFaults(sketch, faultAt));
  return faults.length > 0 ? {sketch: undefined, faults} : {sketch, faults: []};
}
