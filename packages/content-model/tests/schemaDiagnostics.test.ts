import {expect, it} from 'vitest';
import * as z from 'zod';
import {schemaDiagnostics} from '@training-catalog/content-model';

it('says of the name of an entry what is wrong with it, and what to write', () => {
  const schema = z.strictObject({words: z.record(z.string().max(5), z.string())});
  const found = schemaDiagnostics('words', 'owls.yml', schema, {words: {'barn owl': 'white'}}, () => 2);
  expect(found.map(({line, message}) => `${line}: ${message}`)).toEqual([
    '2: "words.barn owl": it has 8 characters; shorten it to 5',
  ]);
});
