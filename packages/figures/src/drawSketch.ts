import {escapeHtml, wrapWords} from '@training-catalog/content-model';
import {kindOf, selectedIn, type PartKind, type Sketch, type SketchPart} from './sketch.js';

/**
 * Dimensions of a drawing in SVG units, which are pixels at its natural size; text is 14 units high. `letter` and
 * `bold` are wider than the average letter, so that words also fit in fallback fonts.
 */
const unit = {letter: 7.6, bold: 8.4, line: 18, gap: 10, inset: 12, row: 30, badge: 28, picture: 116} as const;

/** Widths of the two layouts: for a column of text, and for a phone. */
export const widths = {wide: 680, narrow: 330} as const;

export type Arrangement = keyof typeof widths;

/** Minimum width of a column; narrower ones become rows. */
const minColumnWidth = 150;

const round = (value: number): number => Math.round(value * 10) / 10;

const linesOf = (text: string, width: number): string[] =>
  text === '' ? [''] : wrapWords(text, Math.max(4, Math.floor(width / unit.letter)));

/** Position of a part. */
interface Place {
  x: number;
  y: number;
  width: number;
}

/** Appends to a list of SVG elements; each method returns the height that it used. */
class Drawing {
  readonly shapes: string[] = [];

  box(kind: string, {x, y, width}: Place, height: number, radius = 4): void {
    this.shapes.push(
      `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`,
    );
  }

  path(kind: string, d: string): void {
    this.shapes.push(`<path class="${kind}" d="${d}"/>`);
  }

  /** Lines of text, the first one centered `unit.line / 2` below `y`. */
  text(text: string, {x, y, width}: Place, kind = ''): number {
    const lines = linesOf(text, width);
    lines.filter(Boolean).forEach((line, index) => {
      const className = kind && ` class="${kind}"`;
      this.shapes.push(
        `<text${className} x="${round(x)}" y="${round(y + (index + 0.5) * unit.line)}">${escapeHtml(line)}</text>`,
      );
    });
    return lines.length * unit.line;
  }

  /** Text centered vertically in a row of height `unit.row`, or more if it has more lines. */
  row(text: string, {x, y, width}: Place, kind = ''): number {
    const pad = (unit.row - unit.line) / 2;
    return this.text(text, {x: x + unit.inset, y: y + pad, width: width - 2 * unit.inset}, kind) + 2 * pad;
  }

  /** Draws what `fill` draws, and behind it a box of the same height. */
  framed(kind: string, place: Place, radius: number, fill: () => number): number {
    const before = this.shapes.length;
    const height = fill();
    const shapes = this.shapes.splice(before);
    this.box(kind, place, height, radius);
    this.shapes.push(...shapes);
    return height;
  }

  badge(number: number, {x, y}: Place): void {
    this.shapes.push(
      `<g class="badge"><circle cx="${round(x + 11)}" cy="${round(y + 15)}" r="11"/><text x="${round(x + 11)}" y="${round(y + 15)}">${number}</text></g>`,
    );
  }
}

type Draw = (drawing: Drawing, part: SketchPart, place: Place) => number;

/** Entries side by side, in as many rows as they need; `drawEntry` draws one in a box of the given height. */
function sideBySide(
  entries: readonly string[],
  {x, y, width}: Place,
  gap: number,
  drawEntry: (entry: string, place: Place, height: number) => void,
): number {
  let [left, top, tallest] = [x, y, 0];
  for (const entry of entries) {
    const wanted = Math.min(width, Math.ceil(entry.length * unit.bold) + 2 * unit.inset);
    if (left > x && left + wanted > x + width) {
      left = x;
      top += tallest + gap;
      tallest = 0;
    }
    const height = linesOf(entry, wanted - 2 * unit.inset).length * unit.line + unit.row - unit.line;
    drawEntry(entry, {x: left, y: top, width: wanted}, height);
    tallest = Math.max(tallest, height);
    left += wanted + gap;
  }
  return top + tallest - y;
}

/** A frame with a placeholder picture of its kind, and its caption below. */
const picture =
  (hint: (place: Place) => string): ((drawing: Drawing, caption: string, place: Place) => number) =>
  (drawing, caption, place) => {
    const inner = {x: place.x + unit.inset, y: place.y + unit.picture + 4, width: place.width - 2 * unit.inset};
    return drawing.framed('pane', place, 4, () => {
      drawing.path('hint', hint(place));
      return unit.picture + 8 + drawing.text(caption, inner, 'quiet');
    });
  };

const at = ({x, y, width}: Place, across: number, down: number): string =>
  `${round(x + across * width)},${round(y + down * unit.picture)}`;

const map = picture((place) =>
  [
    `M${at(place, 0.08, 0.3)} L${at(place, 0.3, 0.16)} L${at(place, 0.62, 0.22)} L${at(place, 0.92, 0.14)} L${at(place, 0.86, 0.6)}`,
    `L${at(place, 0.66, 0.92)} L${at(place, 0.4, 0.84)} L${at(place, 0.14, 0.72)} Z`,
    `M${at(place, 0.24, 0.56)} Q${at(place, 0.48, 0.1)} ${at(place, 0.74, 0.46)}`,
    `M${at(place, 0.24, 0.56)} Q${at(place, 0.44, 0.5)} ${at(place, 0.58, 0.74)}`,
  ].join(' '),
);

const chart = picture((place) =>
  [
    `M${at(place, 0.1, 0.14)} L${at(place, 0.1, 0.9)} L${at(place, 0.92, 0.9)}`,
    ...[0.5, 0.72, 0.36, 0.6].map((height, index) => {
      const left = 0.18 + index * 0.18;
      return `M${at(place, left, 0.9)} L${at(place, left, 0.9 - height)} L${at(place, left + 0.1, 0.9 - height)} L${at(place, left + 0.1, 0.9)}`;
    }),
  ].join(' '),
);

const image = picture((place) =>
  [
    `M${at(place, 0.06, 0.9)} L${at(place, 0.3, 0.42)} L${at(place, 0.46, 0.66)} L${at(place, 0.66, 0.3)} L${at(place, 0.94, 0.9)} Z`,
    `M${at(place, 0.2, 0.2)} l10,0 m-5,-5 l0,10`,
  ].join(' '),
);

/** A label above a box, and what is in the box. */
function labeledBox(drawing: Drawing, name: string, value: string, place: Place): number {
  const top = drawing.text(name, place, 'quiet') + 2;
  const box = {...place, y: place.y + top};
  return top + drawing.framed('box', box, 4, () => drawing.row(value, box));
}

/** Stacked rows, each in a box of `kind`. */
function rows(drawing: Drawing, part: SketchPart, entries: readonly string[], place: Place, kind: string): number {
  let height = 0;
  for (const entry of entries) {
    const here = {...place, y: place.y + height};
    const isSelected = selectedIn(part).includes(entry);
    height += drawing.framed(isSelected ? 'chosen' : kind, here, kind === 'bare' ? 4 : 0, () =>
      drawing.row(entry, here, isSelected ? 'strong' : ''),
    );
  }
  return height;
}

const drawers: Readonly<Record<Exclude<PartKind, 'panel' | 'columns'>, Draw>> = {
  bar(drawing, part, place) {
    return drawing.framed('strip', place, 4, () =>
      sideBySide(part.bar ?? [], place, 2, (entry, here, height) => {
        const isSelected = selectedIn(part).includes(entry);
        if (isSelected) {
          drawing.box('chosen', here, height);
        }
        drawing.row(entry, here, isSelected ? 'strong' : '');
      }),
    );
  },
  menu: (drawing, part, place) => rows(drawing, part, part.menu ?? [], place, 'bare'),
  list: (drawing, part, place) => rows(drawing, part, part.list ?? [], place, 'box'),
  cards(drawing, part, {x, y, width}) {
    const entries = part.cards ?? [];
    const inRow = Math.max(1, Math.min(entries.length, Math.floor((width + unit.gap) / 130)));
    const each = (width - (inRow - 1) * unit.gap) / inRow;
    const height = 2 * unit.row + 2;
    entries.forEach((entry, index) => {
      const here = {
        x: x + (index % inRow) * (each + unit.gap),
        y: y + Math.floor(index / inRow) * (height + unit.gap),
        width: each,
      };
      drawing.box(selectedIn(part).includes(entry) ? 'chosen' : 'pane', here, height);
      drawing.row(entry, {...here, y: here.y + 2}, 'strong');
    });
    return Math.ceil(entries.length / inRow) * (height + unit.gap) - unit.gap;
  },
  table(drawing, part, place) {
    const heads = part.table ?? [];
    const each = place.width / heads.length;
    let top = 0;
    const height = drawing.framed('pane', place, 4, () => {
      const tall = heads.map((head, index) =>
        drawing.row(head, {...place, x: place.x + index * each, width: each}, 'strong'),
      );
      top = Math.max(...tall);
      return top + 2 * unit.row;
    });
    const {x, y, width} = place;
    const lines = [0, 1].map((row) => `M${round(x)},${round(y + top + row * unit.row)} h${round(width)}`);
    drawing.path('line', lines.join(' '));
    const cells = [0, 1].flatMap((row) =>
      heads.map((_head, index) => {
        const left = x + index * each + unit.inset + 3;
        return `M${round(left)},${round(y + top + (row + 0.5) * unit.row)} h${round(each * (row === index % 2 ? 0.5 : 0.36))}`;
      }),
    );
    drawing.path('filler', cells.join(' '));
    return height;
  },
  field: (drawing, part, place) => labeledBox(drawing, part.field ?? '', part.value ?? '', place),
  choice(drawing, part, place) {
    const height = labeledBox(drawing, part.choice ?? '', part.value ?? '', place);
    const {x, y, width} = place;
    drawing.path('mark', `M${round(x + width - 22)},${round(y + height - 17)} l5,5 l5,-5`);
    return height;
  },
  slider(drawing, part, place) {
    const height = drawing.text([part.slider, part.value].filter(Boolean).join(': '), place, 'quiet');
    const {x, y, width} = place;
    const middle = round(y + height + 10);
    drawing.path('filler', `M${round(x + 2)},${middle} h${round(width - 4)}`);
    drawing.shapes.push(`<circle class="knob" cx="${round(x + width * 0.3)}" cy="${middle}" r="7"/>`);
    return height + 20;
  },
  check(drawing, part, place) {
    return (part.check ?? []).reduce((height, entry) => {
      const y = place.y + height;
      drawing.box('box', {x: place.x, y: y + 7, width: 16}, 16, 3);
      if (selectedIn(part).includes(entry)) {
        drawing.path('mark', `M${round(place.x + 4)},${round(y + 15)} l3,4 l6,-8`);
      }
      return height + drawing.row(entry, {...place, y, x: place.x + 14, width: place.width - 14});
    }, 0);
  },
  button: (drawing, part, place) =>
    sideBySide(part.button ?? [], place, unit.gap, (entry, here, height) => {
      drawing.box('button', here, height, 6);
      // The style sheet centers the text there.
      drawing.row(entry, {...here, x: here.x + here.width / 2 - unit.inset}, 'on-button');
    }),
  text: (drawing, part, place) => drawing.text(part.text ?? '', place, 'quiet'),
  heading: (drawing, part, place) =>
    drawing.row(part.heading ?? '', {...place, x: place.x - unit.inset, width: place.width + unit.inset}, 'strong'),
  map: (drawing, part, place) => map(drawing, part.map ?? '', place),
  chart: (drawing, part, place) => chart(drawing, part.chart ?? '', place),
  image: (drawing, part, place) => image(drawing, part.image ?? '', place),
};

/** Stacked parts. If one has a number, all leave space for it, so that they are aligned. */
function stack(drawing: Drawing, parts: readonly SketchPart[], whole: Place): number {
  const gutter = parts.some(({callout}) => callout !== undefined) ? unit.badge : 0;
  let height = 0;
  parts.forEach((part, index) => {
    const top = {...whole, y: whole.y + height + (index > 0 ? unit.gap : 0)};
    if (part.callout !== undefined) {
      drawing.badge(part.callout, top);
    }
    // Columns have their own numbers, or none.
    const indent = kindOf(part) === 'columns' && part.callout === undefined ? 0 : gutter;
    const taken = drawPart(drawing, part, {...top, x: top.x + indent, width: top.width - indent});
    height = top.y + taken - whole.y;
  });
  return height;
}

function drawPart(drawing: Drawing, part: SketchPart, place: Place): number {
  const kind = kindOf(part);
  if (kind === 'panel') {
    return drawing.framed('pane', place, 6, () => {
      const title = drawing.row(part.panel ?? '', place, 'strong');
      const inner = {x: place.x + unit.inset, y: place.y + title, width: place.width - 2 * unit.inset};
      return title + stack(drawing, part.parts ?? [], inner) + unit.inset;
    });
  }
  if (kind === 'columns') {
    const columns = part.columns ?? [];
    const sum = columns.reduce((total, {width = 1}) => total + width, 0);
    const free = place.width - (columns.length - 1) * 2 * unit.gap;
    const each = columns.map(({width = 1}) => (free * width) / sum);
    if (Math.min(...each) < minColumnWidth) {
      return stack(
        drawing,
        columns.flatMap(({parts}) => parts),
        place,
      );
    }
    let {x} = place;
    const heights = columns.map(({parts}, index) => {
      const width = each[index] ?? 0;
      const height = stack(drawing, parts, {...place, x, width});
      x += width + 2 * unit.gap;
      return height;
    });
    return Math.max(...heights);
  }
  return drawers[kind](drawing, part, place);
}

/**
 * Draws a window of a program from its description, as SVG without colors, which css/sketch.css sets for both
 * modes. Equal descriptions give equal drawings.
 */
export function drawSketch({window: name, parts}: Sketch, arrangement: Arrangement): string {
  const width = widths[arrangement];
  const drawing = new Drawing();
  const bar = unit.row;
  const inner = {x: unit.inset + 1, y: bar + unit.inset, width: width - 2 * unit.inset - 2};
  const height = bar + 2 * unit.inset + stack(drawing, parts, inner);
  const frame = new Drawing();
  frame.box('window', {x: 1, y: 1, width: width - 2}, height - 2, 10);
  frame.path('line', `M1,${bar} H${width - 1}`);
  frame.path('dots', [16, 30, 44].map((x) => `M${x},${bar / 2} h0`).join(' '));
  if (name !== undefined) {
    frame.row(name, {x: 56, y: 0, width: width - 70}, 'quiet');
  }
  return [
    `<svg class="sketch-${arrangement}" viewBox="0 0 ${width} ${round(height)}" width="${width}" height="${round(height)}">`,
    ...frame.shapes,
    ...drawing.shapes,
    '</svg>',
  ].join('');
}
