/** Tables as saved by spreadsheets. */
// The name of an encoding. cspell:ignore macroman
import iconv from 'iconv-lite';
import {describe, expect, it} from 'vitest';
import {decodeTable, readTable} from '../../tools/importer/bulk';

const table = 'Component;README;Tags;Release\nCafé “Bee”;./a;PADI;2025-08\n';
const mark = (bytes: number[], text: Buffer): Buffer => Buffer.concat([Buffer.from(bytes), text]);

describe('a table', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(table), 'utf-8'],
    ['UTF-8 with its mark', mark([0xef, 0xbb, 0xbf], Buffer.from(table)), 'utf-8'],
    ['windows-1252, as Excel saves it', iconv.encode(table, 'windows-1252'), 'windows-1252'],
    ['UTF-16, as Excel saves "Unicode text"', mark([0xff, 0xfe], iconv.encode(table, 'utf-16le')), 'utf-16le'],
    ['UTF-16 the other way round', mark([0xfe, 0xff], iconv.encode(table, 'utf-16be')), 'utf-16be'],
    ['UTF-16 without a mark', iconv.encode(table, 'utf-16le'), 'utf-16le'],
  ])('in %s is read correctly', (_, bytes, encoding) => {
    const read = decodeTable(bytes);
    expect(read.encoding).toBe(encoding);
    expect(readTable(read.text)).toEqual([
      {
        line: expect.any(Number) as number,
        cells: {component: 'Café “Bee”', readme: './a', tags: 'PADI', release: '2025-08'},
      },
    ]);
  });

  it('is read in the given encoding', () => {
    expect(decodeTable(iconv.encode('Ångström', 'macroman'), 'macroman').text).toBe('Ångström');
  });

  it('that is not a table is refused, with the format to save it in', () => {
    expect(() => decodeTable(Buffer.from('PK\u0003\u0004\0\0\0\0'))).toThrow(/not valid utf-8; save it as "CSV UTF-8"/);
    expect(() => decodeTable(Buffer.from('a'), 'utf-7000')).toThrow(/the encoding "utf-7000" is unknown/);
  });
});
