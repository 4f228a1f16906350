// Every chart of the build has a name, a description, a source, and the same numbers in table, file, and Markdown.
import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {parse as parseCsv} from 'csv-parse/sync';
import {expect, test} from 'vitest';
import {address} from '../../catalog.config';
import {built, pageAt, pages} from './builtSite';

/** Maximum compressed bytes of the drawings of one chart. */
const maxBytes = 6_000;

/** Content that the link of a chart downloads. */
function csvAt(href: string): string {
  const [, data] = /^data:text\/csv;charset=utf-8,(.*)$/.exec(href) ?? [];
  return data === undefined
    ? fs.readFileSync(built(decodeURI(href.slice(address.baseUrl.length))), 'utf8')
    : decodeURIComponent(data);
}

test('charts have a name, a description, and a source, and are small', () => {
  const faults: string[] = [];
  for (const route of pages) {
    const html = pageAt(route);
    const ids = html('[id]')
      .toArray()
      .map(({attribs}) => attribs.id);
    for (const figure of html('figure.chart').toArray()) {
      const chart = html(figure);
      const name = `${route}: ${chart.find('figcaption strong').text()}`;
      const drawings = chart.find('svg[role="img"]').toArray();
      const isNamed = drawings.every(({attribs}) =>
        ['aria-labelledby', 'aria-describedby'].every((key) => {
          const id = attribs[key] ?? '';
          return ids.filter((one) => one === id).length === 1 && html(`[id="${id}"]`).text().trim() !== '';
        }),
      );
      if (drawings.length === 0 || !isNamed) {
        faults.push(`${name}: a drawing without a name or description of its own`);
      }
      if (
        chart.find('figcaption p + p').text().length < 20 ||
        // A source that is the page itself is only named.
        !chart
          .find('p')
          .toArray()
          .some((one) => /^Source: \S/.test(html(one).text()))
      ) {
        faults.push(`${name}: no sentence, or no source`);
      }
      const bytes = gzipSync(chart.find('.chart-drawing').html() ?? '').length;
      if (bytes > maxBytes) {
        faults.push(`${name}: ${bytes} bytes`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('table, file, and Markdown of a chart have equal numbers', () => {
  const plain = (cell: string): string => (/^-?[\d,]+(?:\.\d+)?$/.test(cell) ? cell.replaceAll(',', '') : cell);
  const faults: string[] = [];
  for (const route of pages) {
    const html = pageAt(route);
    const charts = html('figure.chart').toArray();
    const markdown = charts.length > 0 ? fs.readFileSync(built(`${route}.md`), 'utf8') : '';
    for (const figure of charts) {
      const chart = html(figure);
      const name = `${route}: ${chart.find('figcaption strong').text()}`;
      const table = chart
        .find('tr')
        .toArray()
        .map((row) =>
          html(row)
            .find('th, td')
            .toArray()
            .map((cell) => plain(html(cell).text())),
        );
      const file = parseCsv(csvAt(chart.find('a[download]').attr('href') ?? ''), {bom: true, trim: true});
      // A CSV file of the page names its columns without units.
      if (JSON.stringify(file.slice(1)) !== JSON.stringify(table.slice(1)) || table.length < 3) {
        faults.push(`${name}: table and file differ`);
      }
      const title = `**${chart.find('figcaption strong').text()}**\n\n`;
      if (!markdown.includes(title)) {
        faults.push(`${name}: the Markdown lacks the title, or runs it into the sentence`);
      }
      const written = table
        .flat()
        .filter((cell) => cell !== '' && !markdown.replaceAll(/(?<=\d),(?=\d)/g, '').includes(cell));
      if (written.length > 0) {
        faults.push(`${name}: the Markdown lacks ${written.join(', ')}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
