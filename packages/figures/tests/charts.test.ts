// Charts: what a block may contain, how they are drawn, and that table and file have the same numbers.
import {load} from 'cheerio';
import {parse as parseCsv} from 'csv-parse/sync';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';
import {parseMdx} from '@training-catalog/content-model';
import {figureRules} from '@training-catalog/figures/rules';
import {columnTitle, maxSeries, readChart, shownCell, type Chart} from '../src/chart.js';
import {csvOf, tableOf} from '../src/chartNode.js';
import {drawChart} from '../src/drawChart.js';
import {drawingAttributes, rendersHtml} from '../src/drawingAttributes.js';

const settings = {
  form: 'bars',
  title: 'Boats',
  sentence: 'North has more.',
  source: '"[Office](https://example.org/)"',
  x: 'Boats',
  y: 'Quay',
};

const rows = ['Quay,Boats', 'North,13', 'South,11'];

/** A page with a chart that differs from the one above in some settings; those that are undefined are left out. */
function page(changes: Record<string, string | undefined> = {}, data: readonly string[] | null = rows): string {
  const lines = Object.entries<string | undefined>({...settings, ...changes}).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  const below = data ? ['data: |', ...data.map((row) => `  ${row}`)] : [];
  return ['Text.', '', '```chart', ...lines, ...below, '```', ''].join('\n');
}

const pageOf = (text: string) => ({file: 'docs/a.md', text, tree: parseMdx(text), frontMatter: {}});

const faults = (text: string): string[] => figureRules.checkPage(pageOf(text)).map(({line, rule}) => `${line} ${rule}`);

const catches = [
  'Harbor,Year,Boats,Catch',
  'North quay,2021,9,20.5',
  'North quay,2022,7,18',
  'South quay,2021,3,9',
  'South quay,2022,4,11',
  'East quay,2021,2,7',
  'East quay,2022,2,8.25',
];

/** Charts of a text; every file has the catches. */
function chartsOf(text: string): Chart[] {
  return parseMdx(text).children.flatMap((node) => {
    const reading =
      node.type === 'code' && node.lang === 'chart' ? readChart(node, () => catches.join('\n')) : undefined;
    expect(reading?.faults ?? []).toEqual([]);
    return reading?.chart ? [reading.chart] : [];
  });
}

/** A chart of each form. */
const samples = (): Chart[] =>
  chartsOf(
    [
      page({units: '{Length: m}', sentence: 'North has <most> & foremost in summer.'}, [
        'Quay,Boats,Length',
        'North,1300,410.50',
        '"South, with the landing of the ferry",11,96',
        'East,5,',
      ]),
      page({series: 'Season'}, ['Quay,Season,Boats', 'North,Summer,13', 'North,Winter,6', 'South,Summer,11']),
      page({form: 'intervals', x: 'Mean', low: 'Lowest', high: 'Highest', units: '{Lowest: m, Highest: m}'}, [
        'Quay,Lowest,Highest,Mean',
        'North,-1.2,2.4,0.6',
        'South,-0.9,2.1,0.5',
      ]),
      page({form: 'points', x: 'Opened'}, ['Quay,Opened', 'North,2019-03', 'South,2020-11-30', 'East,2023-01-15']),
      page({form: 'lines', x: 'Year', y: 'Catch', series: 'Harbor', file: 'data/catch.csv'}, null),
      page({form: 'points', y: 'Catch', facet: 'Harbor', file: 'data/catch.csv'}, null),
    ].join('\n'),
  );

describe('a block is refused if it has', () => {
  it.each([
    ['no source', page({source: undefined}), '3 chart-schema'],
    ['no title', page({title: undefined}), '3 chart-schema'],
    ['a source without a link', page({source: 'the office'}), '7 chart-schema'],
    ['markup in its source', page({source: '"[a](/docs/b) <b onclick=alert()>c</b>"'}), '7 chart-schema'],
    ['an image in its source', page({source: '"[a](/docs/b) ![b](https://example.org/b.png)"'}), '7 chart-schema'],
    ['a script in its source', page({source: '"[a](/docs/b) **[c](javascript:alert%281%29)**"'}), '7 chart-schema'],
    ['a host in its source', page({source: '"[a](/docs/b) [c](//example.org)"'}), '7 chart-schema'],
    ['a source of two paragraphs', page({source: '"[a](/docs/b)\\n\\nMore."'}), '7 chart-schema'],
    ['an unknown form', page({form: 'bar'}), '4 chart-schema'],
    ['an unknown key', page({color: 'red'}), '10 chart-schema'],
    ['a column that the data lacks', page({x: 'Boat'}), '8 chart-data'],
    ['a unit of a column that the data lacks', page({units: '{Boat: t}'}), '10 chart-data'],
    ['a word where a number belongs', page({}, ['Quay,Boats', 'North,13', 'South,11 boats']), '13 chart-data'],
    [
      'a day that does not exist',
      page({form: 'points'}, ['Quay,Boats', 'North,2020-01', 'South,2020-13']),
      '13 chart-data',
    ],
    [
      'numbers and dates in a column',
      page({form: 'points'}, ['Quay,Boats', 'North,2020-01', 'South,3']),
      '8 chart-data',
    ],
    [
      'a thousand rows and one',
      page({}, ['Quay,Boats', ...Array.from({length: 1_001}, (_, index) => `Q${index},1`)]),
      '10 chart-data',
    ],
    ['a number without end', page({}, ['Quay,Boats', `North,${'1'.repeat(400)}`, 'South,2']), '12 chart-data'],
    ['a source without end', page({source: `"[a](/b)${'c'.repeat(1_000)}"`}), '7 chart-schema'],
    ['one value', page({}, ['Quay,Boats', 'North,13']), '10 chart-data'],
    ['a row that is too short', page({}, ['Quay,Boats', 'North', 'South,11']), '12 chart-data'],
    ['an empty cell', page({}, ['Quay,Boats', 'North,', 'South,2']), '12 chart-data'],
    ['a category twice', page({}, ['Quay,Boats', 'North,1', 'North,2']), '13 chart-data'],
    ['a label that no phone can show', page({}, ['Quay,Boats', `${'N'.repeat(45)},1`, 'South,2']), '12 chart-data'],
    [
      'an interval that ends before it begins',
      page({form: 'intervals', x: undefined, low: 'Boats', high: 'Most'}, ['Quay,Boats,Most', 'A,10,9', 'B,1,2']),
      '13 chart-data',
    ],
    ['intervals without ends', page({form: 'intervals'}), '3 chart-schema'],
    ['no numbers', page({}, null), '3 chart-schema'],
    ['numbers and a file', page({file: 'data/boats.csv'}), '3 chart-schema'],
    ['a file of another folder', page({file: '../boats.csv'}, null), '10 chart-schema'],
    ['a file that is not CSV', page({file: 'boats.json'}, null), '10 chart-schema'],
    ['data that is no CSV', page({}, ['Quay,Boats', 'North,1', 'So"uth,2']), '10 chart-data'],
    ['text that is no YAML', page({title: 'Boats: a count'}), '5 chart-schema'],
  ])('%s', (_name, text, found) => {
    expect(faults(text)).toContain(found);
  });

  it('more series than distinguishable colors', () => {
    const data = Array.from({length: maxSeries + 1}, (_, index) => `Q,${index},s${index}`);
    expect(faults(page({series: 'S'}, ['Quay,Boats,S', ...data]))).toEqual(['10 chart-data']);
    expect(faults(page({series: 'S'}, ['Quay,Boats,S', ...data.slice(1)]))).toEqual([]);
  });

  it('a file that does not exist or has no numbers', () => {
    const text = page({file: 'data/catches.csv'}, null);
    expect(faults(text)).toEqual([]);
    const file = 'docs/a.md';
    const linter = new Linter(readConfig({ruleSets: [figureRules]}));
    /** What is found with this text in the file. */
    const check = (data?: string) =>
      linter
        .check(
          siteOf({
            [file]: text,
            'docs/data/catch.csv': '1',
            'other/data/catches.csv': '1',
            ...(data !== undefined && {'docs/data/catches.csv': data}),
          }),
        )
        .filter(({rule}) => rule in figureRules.rules);
    expect(check()).toMatchObject([
      {
        rule: 'chart-data',
        file,
        line: 10,
        message: expect.stringContaining('did you mean "data/catch.csv"?') as string,
      },
    ]);
    expect(check('Quay,Boats\nNorth,x\nSouth,1\n')).toMatchObject([{rule: 'chart-data', file, line: 10}]);
    expect(check(rows.join('\n'))).toEqual([]);
  });
});

it('a source may be a heading of its page', () => {
  expect(chartsOf(page({source: '"[Output of step 2](#step-2)"'}))[0]).toBeDefined();
});

it('the title of an axis does not repeat its name as its unit', () => {
  expect(columnTitle({name: 'Distance', kind: 'number', unit: 'miles'})).toBe('Distance (miles)');
  expect(columnTitle({name: 'Miles', kind: 'number', unit: 'miles'})).toBe('Miles');
});

it('braces in a source are text', () => {
  const [chart] = chartsOf(page({source: '"[a](/docs/b) {alert(1)}"'}));
  expect(chart).toBeDefined();
});

describe('a drawing', () => {
  it('has a name and a description that it references by unique ids', () => {
    const charts = samples();
    const html = load(charts.map((chart, index) => drawChart(chart, `chart-${index}`)).join(''));
    const drawings = html('svg[role="img"]').toArray();
    expect(drawings.length).toBeGreaterThan(2 * charts.length);
    for (const svg of drawings) {
      const {'aria-labelledby': name, 'aria-describedby': words} = svg.attribs;
      expect(html(`[id="${name}"]`).length).toBe(1);
      expect(html(`[id="${name}"]`).text()).not.toBe('');
      expect(charts.map(({sentence}) => sentence)).toContain(html(`[id="${words}"]`).text());
    }
  });

  it('is deterministic, small, and without inline styles or colors', () => {
    for (const chart of samples()) {
      const drawn = drawChart(chart, 'chart-1');
      expect(drawChart(chart, 'chart-1')).toBe(drawn);
      expect(drawn).not.toMatch(/ style=|<style|#[0-9a-f]{3,6}\b|NaN|undefined/);
      expect(drawn).not.toMatch(/<[^>]*\d\.\d{3,}[^>]*>/);
    }
  });

  it('shows texts of contributors as text', () => {
    const attack = '<img src=x onerror=alert(1)>"\'&amp;';
    const quoted = JSON.stringify(attack);
    const cell = `"${attack.replaceAll('"', '""')}"`;
    for (const changes of [{}, {form: 'points', series: 'Boats'}, {facet: 'Quay'}]) {
      const data = ['Quay,Boats', `${cell},13`, 'South,11'];
      const [chart] = chartsOf(page({title: quoted, sentence: quoted, ...changes}, data));
      const html = load(chart ? drawChart(chart, 'c') : '');
      expect(html('img').length).toBe(0);
      expect(
        html('text, p')
          .toArray()
          .map((one) => html(one).text()),
      ).toContain(attack);
      expect(html('desc').first().text()).toBe(attack);
    }
  });

  it('has bars proportional to the numbers, with the numbers next to them', () => {
    const [chart] = chartsOf(page({}, ['Quay,Boats', 'North,20', 'South,5', 'East,-5']));
    const html = load(chart ? drawChart(chart, 'c') : '');
    const bars = html('.chart-wide .chart-bar-1 rect').toArray();
    const [north = 0, south = 0, east = 0] = bars.map(({attribs}) => Number(attribs.width));
    expect(north / south).toBeCloseTo(4, 1);
    expect(east).toBeCloseTo(south, 0);
    expect(html('.chart-narrow .chart-value').text()).toBe('205-5');
  });

  it('has a line at zero beside the bars of each category, which does not cross the headings', () => {
    const data = ['Quay,Day,Boats', 'North,Monday,20', 'North,Friday,5', 'South,Monday,3', 'South,Friday,4'];
    const [chart] = chartsOf(page({series: 'Day'}, data));
    const html = load(chart ? drawChart(chart, 'c') : '');
    const numbers = (selector: string, attribute: string): number[] =>
      html(`.chart-wide ${selector}`)
        .toArray()
        .map(({attribs}) => Number(attribs[attribute]));
    const lines = numbers('.chart-zero line', 'y1').map((top, index) => ({
      top,
      bottom: numbers('.chart-zero line', 'y2')[index] ?? NaN,
    }));
    const headings = html('.chart-wide .chart-heading text')
      .toArray()
      .map(({attribs}) => Number(/,\s*(-?[\d.]+)\)/.exec(attribs.transform ?? '')?.[1]));
    expect(lines).toHaveLength(2);
    expect(headings).toHaveLength(2);
    expect(headings.filter((middle) => lines.some(({top, bottom}) => top < middle && middle < bottom))).toEqual([]);
    const bars = numbers('[class^="chart-bar"] rect', 'y');
    expect(bars.filter((top) => !lines.some((line) => line.top < top && top < line.bottom))).toEqual([]);
  });

  it('distinguishes series by shape and dash, not by color alone', () => {
    const chart = samples().find(({form}) => form === 'lines');
    const html = load(chart ? drawChart(chart, 'c') : '');
    const of = (selector: string, attribute: string): Set<string | undefined> =>
      new Set(
        ['1', '2', '3'].map((series) => html(`.chart-wide ${selector}-${series}`).first().attr(attribute) ?? 'none'),
      );
    expect(of('.chart-line', 'stroke-dasharray').size).toBe(3);
    const shapes = ['1', '2', '3'].map((series) => {
      const mark = html(`.chart-wide .chart-dot-${series}`).children().first();
      return mark.is('circle') ? 'circle' : mark.attr('d');
    });
    expect(new Set(shapes).size).toBe(3);
    expect(
      html('.chart-legend li')
        .toArray()
        .map((one) => html(one).text()),
    ).toEqual(['North quay', 'South quay', 'East quay']);
  });

  it('starts at zero where it shows change', () => {
    const ticks = (form: string): string[] => {
      const [chart] = chartsOf(page({form, x: 'Year', y: 'Boats'}, ['Year,Boats', '2020,900', '2021,1000']));
      const html = load(chart ? drawChart(chart, 'c') : '');
      return html('.chart-wide g:not([class]) text')
        .toArray()
        .map((one) => html(one).text());
    };
    expect(ticks('lines')).toContain('0');
    expect(ticks('points')).not.toContain('0');
  });

  it('exists for each value of the facet, with equal scales', () => {
    const chart = samples().find(({facet}) => facet !== undefined);
    const html = load(chart ? drawChart(chart, 'c') : '');
    const ticks = html('.chart-small')
      .toArray()
      .map((svg) => html(svg).find('g:not([class]) text').text());
    expect(ticks.length).toBe(3);
    expect(new Set(ticks).size).toBe(1);
  });
});

describe('the numbers of a chart', () => {
  it('are in its table and file as in its data', () => {
    for (const chart of samples()) {
      const [head, ...cells] = tableOf(chart).children.map(({children}) => children.map((cell) => toString(cell)));
      expect(
        cells.map((row) => row.map((cell) => (/^-?[\d,.]+$/.test(cell) ? cell.replaceAll(',', '') : cell))),
      ).toEqual(chart.rows);
      expect(parseCsv(csvOf(chart))).toEqual([head, ...chart.rows]);
    }
  });

  it('keep their digits, and years stay years', () => {
    expect(['1300', '1204.50', '-20000', '0.0004', '410.50', '1e-5'].map((cell) => shownCell(cell, 'number'))).toEqual([
      '1,300',
      '1,204.50',
      '-20,000',
      '0.0004',
      '410.50',
      '1e-5',
    ]);
    expect(shownCell('2023', 'year')).toBe('2023');
  });
});

describe('the attributes of a drawing', () => {
  const drawing =
    '<ul><li><svg viewBox="0 0 28 14"><g class="chart-dot-1"><circle r="4"/></g></svg>Truck</li></ul>' +
    '<svg class="chart-wide" viewBox="0 0 640 320" width="640" height="320" role="img" aria-labelledby="a" aria-describedby="b"><title id="a">A</title>\n<path d="M0,0"/></svg>';

  it('keep the drawing out of the page, in a module of its own', () => {
    const {load, frame} = drawingAttributes(drawing);
    const {value} = load as {value: string};
    const [, base64 = ''] = /^\(\) => import\("data:application\/json;base64,([\w+/=]+)"\)$/.exec(value) ?? [];
    expect(JSON.parse(Buffer.from(base64, 'base64').toString())).toBe(drawing);
    expect(JSON.stringify(frame)).not.toMatch(/path|circle|title/);
  });

  it('give it at once where the HTML of the page is rendered, and only there', () => {
    const {value} = drawingAttributes(drawing).drawing as {value: string};
    expect(value).toBe(`${rendersHtml} ? ${JSON.stringify(drawing)} : undefined`);
  });

  it('reserve its place, without a name that nothing gives', () => {
    expect(drawingAttributes(drawing).frame).toBe(
      '<ul><li><svg viewBox="0 0 28 14"></svg>Truck</li></ul><svg class="chart-wide" viewBox="0 0 640 320" width="640" height="320"></svg>',
    );
  });
});
