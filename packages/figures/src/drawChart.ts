import {escapeHtml} from '@training-catalog/utils';
import * as Plot from '@observablehq/plot';
import {parseHTML} from 'linkedom';
import {cellValue, columnAt, columnTitle, shownCell, type Chart, type ChartColumn, type ColumnKind} from './chart.js';

/** Width of a drawing in units of its view box, and the size of its text in the same units. */
interface Canvas {
  name: 'wide' | 'narrow';
  width: number;
  fontSize: number;
  /** Maximum width of the labels next to rows; longer labels are above their row. */
  labels: number;
  ticks: number;
}

/** The style sheet (css/chart.css) shows the first where the column is 35rem or wider, and the second elsewhere. */
const canvases: Readonly<Record<'wide' | 'narrow', Canvas>> = {
  wide: {name: 'wide', width: 640, fontSize: 13, labels: 290, ticks: 7},
  narrow: {name: 'narrow', width: 320, fontSize: 12.5, labels: 96, ticks: 4},
};

/** A row of the data with the values of the columns that are drawn. */
interface Item {
  label: string;
  series: string;
  x: number;
  y: number;
  low: number;
  high: number;
  shown: string;
}

/** An item with its position in a chart of rows, in units of the view box. */
interface PlacedItem extends Item {
  top: number;
  bottom: number;
  middle: number;
}

interface PlacedText {
  text: string;
  middle: number;
}

/** Properties that all panels of a chart share. */
interface ChartContext {
  chart: Chart;
  canvas: Canvas;
  series: readonly string[];
  /** Ends of the scales, over all panels. */
  xDomain: [number, number];
  yDomain: [number, number];
}

/** Shapes of points, by series. */
const symbols = ['circle', 'square', 'triangle', 'diamond2', 'star', 'times'] as const;

/** Dashes of lines, by series. */
const dashes = ['none', '7 4', '2 4', '10 4 2 4', '14 5', '4 3'] as const;

/** A point of a series. */
const pointOf = (index: number) => ({
  r: 4.5,
  symbol: symbols[index] ?? 'circle',
  className: `chart-dot-${index + 1}`,
});

/** A line of a series. */
const strokeOf = (index: number) => ({
  strokeDasharray: dashes[index] ?? 'none',
  className: `chart-line-${index + 1}`,
});

/** The document that Plot draws into; Plot's type of it is that of a browser. */
const page = parseHTML('<!doctype html><html><body></body></html>') as unknown as Pick<Plot.PlotOptions, 'document'>;

/** Estimated width of a text, a little more than in the site's typeface, because short words may have wide letters. */
const widthOf = (text: string, {fontSize}: Canvas): number => (text.length * 0.54 + 0.9) * fontSize;

const widest = (texts: readonly string[], canvas: Canvas): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => widthOf(text, canvas))));

function column(chart: Chart, name: string | undefined): ChartColumn | undefined {
  return chart.columns[columnAt(chart, name)];
}

const kindOf = (chart: Chart, name: string | undefined): ColumnKind => column(chart, name)?.kind ?? 'text';

/** Column of the horizontal values, which gives the axis its kind and title. */
const acrossName = ({form, x, low}: Chart): string | undefined => (form === 'intervals' ? low : x);

/** Both ends of an interval, without a word, which would be in one language. */
const range = (low: string, high: string): string => `${low} – ${high}`;

function itemsOf(chart: Chart, rows: Chart['rows']): Item[] {
  const cell = (row: readonly string[], name: string | undefined): string => row[columnAt(chart, name)] ?? '';
  const number = (row: readonly string[], name: string | undefined): number =>
    name === undefined ? NaN : cellValue(cell(row, name), kindOf(chart, name));
  const shown = (row: readonly string[], name: string | undefined): string =>
    shownCell(cell(row, name), kindOf(chart, name));
  return rows.map((row) => ({
    label: cell(row, chart.y),
    series: cell(row, chart.series),
    x: number(row, chart.x),
    y: kindOf(chart, chart.y) === 'text' ? NaN : number(row, chart.y),
    low: number(row, chart.low),
    high: number(row, chart.high),
    shown: chart.form === 'intervals' ? range(shown(row, chart.low), shown(row, chart.high)) : shown(row, chart.x),
  }));
}

/** Whether a chart consists of labeled rows. All others have a vertical axis. */
const hasRows = (chart: Chart): boolean =>
  chart.form === 'bars' || chart.form === 'intervals' || (chart.form === 'points' && kindOf(chart, chart.y) === 'text');

/** Ends of a scale. For bars and lines it includes zero; otherwise there is some space around the values. */
function extent(values: readonly number[], includesZero: boolean): [number, number] {
  const found = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...found), Math.max(...found)];
  if (includesZero) {
    return [Math.min(0, low), Math.max(0, high) || 1];
  }
  const room = (high - low || Math.abs(high) || 1) * 0.05;
  return [low - room, high + room];
}

/** How the values of an axis are written: years without commas. */
const tickFormat = (kind: ColumnKind): string | undefined => (kind === 'year' ? 'd' : undefined);

/** Kind of scale of an axis. */
const scaleType = (kind: ColumnKind): 'utc' | 'linear' => (kind === 'date' ? 'utc' : 'linear');

/** Years have no ticks between them. */
const tickOptions = (kind: ColumnKind, [from, to]: readonly [number, number], ticks: number): object => ({
  // Names of months are wider than numbers.
  ticks:
    kind === 'date'
      ? Math.ceil(ticks / 2)
      : kind === 'year'
        ? Math.min(ticks, Math.floor(to) - Math.ceil(from))
        : ticks,
  tickFormat: tickFormat(kind),
});

/**
 * Plot's drawing as markup that the style sheet can color: without inline styles and aria labels, with coordinates to a
 * tenth of a unit.
 */
function markup(options: Plot.PlotOptions): string {
  const svg = Plot.plot({...options, document: page.document}) as unknown as {outerHTML: string};
  return svg.outerHTML
    .replace(/^<svg\b[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]+>/g, (tag) =>
      tag
        .replaceAll(/ aria-(?:label|hidden)="[^"]*"/g, '')
        .replaceAll(/-?\d+\.\d{2,}(?!em)/g, (number) => String(Number(Number(number).toFixed(1))))
        .replace(/ \/>$/, '/>'),
    );
}

/** Marks of one kind, a group for each series, so that the style sheet can tell the series apart. */
function perSeries(
  {series}: ChartContext,
  items: readonly Item[],
  make: (items: readonly Item[], index: number) => Plot.Markish,
): Plot.Markish[] {
  return series.map((name, index) =>
    make(
      items.filter((item) => item.series === name),
      index,
    ),
  );
}

/** Rows one below the other, by category; where there are series, each category has a heading and a row for each. */
function placeRows(
  context: ChartContext,
  items: readonly Item[],
): {
  height: number;
  labelWidth: number;
  placed: PlacedItem[];
  labels: PlacedText[];
  headings: PlacedText[];
} {
  const {chart, canvas, series} = context;
  const line = canvas.fontSize * 1.5;
  const isGrouped = chart.form === 'bars' && series.length > 1;
  const texts = items.map((item) => (isGrouped ? item.series : item.label));
  const labelWidth = widest(texts, canvas);
  const isBeside = labelWidth <= canvas.labels;
  const placed: PlacedItem[] = [];
  const labels: PlacedText[] = [];
  const headings: PlacedText[] = [];
  let top = line + 8;
  for (const label of new Set(items.map((item) => item.label))) {
    const ofLabel = items.filter((item) => item.label === label);
    if (isGrouped) {
      headings.push({text: label, middle: top + line / 2});
      top += line;
    }
    // Points of several series share a row.
    for (const group of chart.form === 'bars' ? ofLabel.map((item) => [item]) : [ofLabel]) {
      const [item] = group;
      const text = isGrouped ? (item?.series ?? '') : label;
      if (!isBeside) {
        labels.push({text, middle: top + line / 2});
        top += line;
      }
      const height = isBeside ? line + 2 : 14;
      group.forEach((one) => placed.push({...one, top: top + 3, bottom: top + height - 3, middle: top + height / 2}));
      if (isBeside) {
        labels.push({text, middle: top + height / 2});
      }
      top += height + (isBeside ? 2 : 5);
    }
    top += isGrouped ? 6 : 0;
  }
  return {height: top, labelWidth: isBeside ? labelWidth + 10 : 0, placed, labels, headings};
}

/** Where the line at zero is: beside all rows, or beside the rows of each heading, which would cross it. */
function besides(rows: readonly PlacedItem[], headings: readonly PlacedText[]): {top: number; bottom: number}[] {
  const groups = headings.length > 0 ? headings.map(({text}) => rows.filter(({label}) => label === text)) : [rows];
  return groups.map((group) => ({
    top: Math.min(...group.map(({top}) => top)) - 3,
    bottom: Math.max(...group.map(({bottom}) => bottom)) + 3,
  }));
}

/** A value as the scale of its axis takes it. */
const onScale = (kind: ColumnKind, value: number): number | Date => (kind === 'date' ? new Date(value) : value);

/** What a name of an axis or a label above it looks like. */
const corner = {textAnchor: 'start', frameAnchor: 'top-left', className: 'chart-axis-title'} as const;

function drawRows(context: ChartContext, items: readonly Item[]): {body: string; height: number} {
  const {chart, canvas, xDomain} = context;
  const kind = kindOf(chart, acrossName(chart));
  const {height, labelWidth, placed, labels, headings} = placeRows(context, items);
  const isBars = chart.form === 'bars';
  const isIntervals = chart.form === 'intervals';
  // Labels of points that share a row would overlap.
  const hasValues = chart.form !== 'points' || context.series.length === 1;
  // Dates have a second line: the year below the month.
  const axisHeight = isBars ? 2 : canvas.fontSize * (kind === 'date' ? 2.2 : 1) + 14;
  const title = column(chart, acrossName(chart));
  const at =
    (value: (item: Item) => number) =>
    (item: Item): number | Date =>
      onScale(kind, value(item));
  const words = (texts: readonly PlacedText[], className: string, textAnchor: 'start' | 'end', dx: number) =>
    Plot.text(texts, {text: 'text', y: 'middle', frameAnchor: 'left', textAnchor, dx, className, fill: null as never});
  const rowsOf = {y1: 'top', y2: 'bottom'} as const;
  const marks: Plot.Markish[] = [
    ...(isBars
      ? []
      : [
          Plot.gridX({...tickOptions(kind, xDomain, canvas.ticks), className: 'chart-grid'}),
          Plot.axisX({...tickOptions(kind, xDomain, canvas.ticks), tickSize: 0, label: null}),
        ]),
    ...(isBars || isIntervals
      ? perSeries(context, placed, (own, index) =>
          Plot.rect(own, {
            x1: isBars ? 0 : at(({low}) => low),
            x2: at(({x, high}) => (isBars ? x : high)),
            ...rowsOf,
            className: `chart-bar-${index + 1}`,
          }),
        )
      : []),
    ...(!isBars && chart.x !== undefined
      ? perSeries(context, placed, (own, index) =>
          Plot.dot(own, {
            ...pointOf(index),
            x: at(({x}) => x),
            y: 'middle',
            ...(isIntervals && {className: 'chart-middle'}),
          }),
        )
      : []),
    // Labels above the rows start where the bars do.
    ...(isBars && labelWidth > 0
      ? [Plot.ruleX(besides(placed, headings), {x: () => 0, ...rowsOf, className: 'chart-zero'})]
      : []),
    ...(hasValues
      ? [
          Plot.text(placed, {
            x: at(({x, high}) => (isIntervals ? high : isBars ? Math.max(0, x) : x)),
            y: 'middle',
            text: 'shown',
            textAnchor: 'start',
            dx: isBars || isIntervals ? 5 : 9,
            className: 'chart-value',
          }),
        ]
      : []),
    words(labels, 'chart-label', labelWidth > 0 ? 'end' : 'start', labelWidth > 0 ? -8 : 0),
    words(headings, 'chart-heading', 'start', -labelWidth),
    Plot.text([title ? (isIntervals ? rangeTitle(chart) : columnTitle(title)) : ''], {
      ...corner,
      dx: -labelWidth,
      dy: 5,
    }),
  ];
  const shown = hasValues ? items.map((item) => item.shown) : [];
  const body = markup({
    width: canvas.width,
    height: height + axisHeight,
    marginTop: 0,
    marginBottom: axisHeight,
    marginLeft: Math.max(labelWidth, 2),
    marginRight: widest(shown, canvas) + 16,
    x: {type: scaleType(kind), domain: xDomain.map((value) => onScale(kind, value)), axis: null},
    y: {type: 'identity', axis: null},
    style: {fontSize: String(canvas.fontSize)},
    marks,
  });
  return {body, height: Math.ceil(height + axisHeight)};
}

/** Title of the axis of intervals: both columns, and their unit once. */
function rangeTitle(chart: Chart): string {
  const [low, high] = [column(chart, chart.low), column(chart, chart.high)];
  const unit = low?.unit === high?.unit && low?.unit !== undefined ? ` (${low.unit})` : '';
  const titleOf = unit === '' ? columnTitle : ({name}: ChartColumn) => name;
  return range(low ? titleOf(low) : '', high ? titleOf(high) : '') + unit;
}

function drawPlane(context: ChartContext, items: readonly Item[]): {body: string; height: number} {
  const {chart, canvas, xDomain, yDomain} = context;
  const [kindX, kindY] = [kindOf(chart, chart.x), kindOf(chart, chart.y)];
  const titleOf = (name: string | undefined): string => {
    const found = column(chart, name);
    return found ? columnTitle(found) : '';
  };
  const line = canvas.fontSize * 1.5;
  const height = canvas.name === 'wide' ? 320 : 250;
  const numbers = [...yDomain, (yDomain[0] + yDomain[1]) / 2].map((value) =>
    shownCell(String(Math.round(value * 100) / 100), kindY),
  );
  const numbersWidth = widest(numbers, canvas);
  const x = (item: Item): number | Date => onScale(kindX, item.x);
  const isLines = chart.form === 'lines';
  const marks: Plot.Markish[] = [
    Plot.gridY({ticks: 5, className: 'chart-grid'}),
    Plot.axisY({ticks: 5, tickSize: 0, label: null, ...(kindY === 'year' && {tickFormat: 'd'})}),
    Plot.axisX({...tickOptions(kindX, xDomain, canvas.ticks), tickSize: 4, label: null}),
    ...(isLines
      ? perSeries(context, items, (own, index) =>
          Plot.line(
            own.toSorted((one, other) => one.x - other.x),
            {x, y: 'y', ...strokeOf(index)},
          ),
        )
      : []),
    ...perSeries(context, items, (own, index) => Plot.dot(own, {...pointOf(index), x, y: 'y', r: isLines ? 3.5 : 4.5})),
    Plot.text([titleOf(chart.y)], {...corner, dx: -numbersWidth - 10, dy: -line - 4}),
    ...(kindX === 'number'
      ? [
          Plot.text([titleOf(chart.x)], {
            ...corner,
            frameAnchor: 'bottom-right',
            textAnchor: 'end',
            dy: 2 * line + 4,
          }),
        ]
      : []),
  ];
  const body = markup({
    width: canvas.width,
    height,
    marginTop: line + 12,
    marginBottom: kindX === 'year' ? line + 12 : 2 * line + 8,
    marginLeft: numbersWidth + 12,
    marginRight: 18,
    x: {type: scaleType(kindX), domain: xDomain.map((value) => onScale(kindX, value)), axis: null},
    y: {domain: [...yDomain], axis: null, nice: true},
    style: {fontSize: String(canvas.fontSize)},
    marks,
  });
  return {body, height};
}

/** One drawing with its text for screen readers. */
function drawing(context: ChartContext, rows: Chart['rows'], id: string, className: string, name: string): string {
  const {chart, canvas} = context;
  const items = itemsOf(chart, rows);
  const {body, height} = hasRows(chart) ? drawRows(context, items) : drawPlane(context, items);
  return (
    `<svg class="${className}" viewBox="0 0 ${canvas.width} ${height}" width="${canvas.width}" height="${height}"` +
    ` font-size="${canvas.fontSize}" text-anchor="middle" fill="currentColor" role="img"` +
    ` aria-labelledby="${id}-title" aria-describedby="${id}-desc">` +
    `<title id="${id}-title">${escapeHtml(name)}</title><desc id="${id}-desc">${escapeHtml(chart.sentence)}</desc>${body}</svg>`
  );
}

/** Names of the series with their color, shape and dash. Screen readers read the table instead. */
function legend({form}: Chart, series: readonly string[]): string {
  const entry = (name: string, index: number): string => {
    const marks = [
      ...(form === 'lines' ? [Plot.link([0], {x1: 0, x2: 28, y1: 7, y2: 7, ...strokeOf(index)})] : []),
      form === 'intervals'
        ? Plot.rect([0], {x1: 2, x2: 26, y1: 2, y2: 12, className: `chart-bar-${index + 1}`})
        : Plot.dot([0], {...pointOf(index), x: 14, y: 7}),
    ];
    const scale = {type: 'identity', axis: null} as const;
    const sample = markup({width: 28, height: 14, margin: 0, x: scale, y: scale, marks});
    return `<li><svg viewBox="0 0 28 14" width="28" height="14">${sample}</svg>${escapeHtml(name)}</li>`;
  };
  return `<ul class="chart-legend" aria-hidden="true">${series.map(entry).join('')}</ul>`;
}

/**
 * Draws a chart with Observable Plot: a wide and a narrow drawing of which the style sheet shows one, or a narrow one
 * for each value of the column `facet`. Colors and dashes are classes, so that one drawing serves both color modes,
 * paper and forced colors.
 *
 * @param id begins the ids of its parts, once in a page
 * @returns HTML; equal charts give equal text
 */
export function drawChart(chart: Chart, id: string): string {
  const seriesAt = columnAt(chart, chart.series);
  const series = [...new Set(chart.rows.map((row) => row[seriesAt] ?? ''))];
  const items = itemsOf(chart, chart.rows);
  const includesZero = chart.form === 'bars';
  const xDomain = extent(
    items.flatMap(({x, low, high}) => [x, low, high]),
    includesZero,
  );
  // Lines start at zero, so that they do not exaggerate a change; points show how two numbers are related.
  const yDomain: [number, number] = hasRows(chart)
    ? [0, 1]
    : extent(
        items.map(({y}) => y),
        chart.form === 'lines',
      );
  const context = (canvas: Canvas): ChartContext => ({chart, canvas, series, xDomain, yDomain});
  // In charts of rows, bars of several series have their labels next to them.
  const names = series.length > 1 && chart.form !== 'bars' ? legend(chart, series) : '';
  if (chart.facet === undefined) {
    return (
      names +
      Object.values(canvases)
        .map((canvas) =>
          drawing(context(canvas), chart.rows, `${id}-${canvas.name}`, `chart-${canvas.name}`, chart.title),
        )
        .join('')
    );
  }
  const facetAt = columnAt(chart, chart.facet);
  const panels = [...new Set(chart.rows.map((row) => row[facetAt] ?? ''))].map((panel, index) => {
    const rows = chart.rows.filter((row) => row[facetAt] === panel);
    const svg = drawing(
      context(canvases.narrow),
      rows,
      `${id}-${index + 1}`,
      'chart-small',
      `${chart.title}: ${panel}`,
    );
    return `<div class="chart-panel"><p aria-hidden="true">${escapeHtml(panel)}</p>${svg}</div>`;
  });
  return `${names}<div class="chart-panels">${panels.join('')}</div>`;
}
