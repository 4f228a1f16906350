import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ExactNumbers} from '../src/exactNumbers.js';
import {generate} from '../src/generator.js';
import {readSets} from '../src/sets.js';
import type {OperationData} from '../src/model/operationData.js';
import {withDigits} from '../src/model/digits.js';
import {siteIn} from './siteIn.js';

/** Numbers that JavaScript would round, one of them the neighbor of what it is rounded to. */
const long = {
  id: '9007199254740993',
  near: '9007199254740992',
  most: '9223372036854775807',
  share: '0.12345678901234567891',
};

const specification = `openapi: 3.1.0
info: {title: Owls, version: '1'}
paths:
  /owls:
    post:
      operationId: add-owl
      summary: Add an owl
      parameters:
        - {name: ring, in: query, required: true, description: A ring, example: ${long.id}, schema: {type: integer, maximum: ${long.most}}}
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              properties:
                id: {type: integer, default: ${long.near}, description: An id}
                share: {type: number, description: A share}
            example: {id: ${long.id}, share: ${long.share}, short: 1.50, word: "${long.id}"}
      responses: {'200': {description: Added}}
`;

describe('numbers that JavaScript would round', () => {
  it('have the digits of the file in pages, samples, and the data of the console', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'exact-'));
    for (const [file, text] of Object.entries({
      'api/tags.yml': 'API:\n',
      'openapi/x.yaml': specification,
      'openapi/sets.json': JSON.stringify([{id: 'x', file: 'x.yaml', folder: 'X', console: true}]),
    })) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      fs.writeFileSync(path.join(dir, file), text);
    }
    const site = siteIn(dir, {console: true});
    expect(await generate(site, readSets(site))).toEqual([]);
    const folder = path.join(dir, 'api/X');
    const page = fs.readFileSync(path.join(folder, 'add-owl.api.mdx'), 'utf8');
    for (const digits of Object.values(long)) {
      expect(page).toContain(digits);
    }
    // Every long number of the page is one of the file.
    expect((page.match(/\d{15,}/g) ?? []).filter((one) => !specification.includes(one))).toEqual([]);
    // JavaScript would round a number of its own, so the body is a text.
    expect(page).toContain(JSON.stringify(`{"id":${long.id},"share":${long.share},"short":1.5,"word":"${long.id}"}`));

    const name = fs.readdirSync(folder).find((one) => one.endsWith('.json') && one.includes('add-owl')) ?? '';
    const {operation, digits} = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as OperationData;
    const {example} = operation.requestBody?.content?.['application/json'] ?? {};
    expect(withDigits(JSON.stringify(example), digits)).toContain(`"id":${long.id},"share":${long.share}`);
    fs.rmSync(dir, {recursive: true});
  });

  it('stay as they are where JavaScript keeps them, and in texts', () => {
    const numbers = new ExactNumbers();
    const text = `a: 9007199254740992\nb: "9007199254740993"\nc: 1.50\nd: 1e3\ne: 0.30000000000000004\nf: 0x20000000000001\n`;
    expect(numbers.hide(text)).toBe(text);
    expect(numbers.hide('a: [')).toBe('a: [');
  });

  it('each have a number of their own, which is not in the file', () => {
    const numbers = new ExactNumbers();
    const text = '{"a": 9007199254740993, "b": 9007199254740995, "c": -9007199254740993, "d": 9007199254740992}';
    const hidden = JSON.parse(numbers.hide(text)) as Record<string, number>;
    expect(new Set(Object.values(hidden)).size).toBe(4);
    expect(hidden.d).toBe(9007199254740992);
    expect(numbers.show(JSON.stringify(hidden, null, 1))).toBe(
      JSON.stringify(hidden, null, 1)
        .replace(String(hidden.a), '9007199254740993')
        .replace(String(hidden.b), '9007199254740995')
        .replace(String(hidden.c), '-9007199254740993'),
    );
  });
});
