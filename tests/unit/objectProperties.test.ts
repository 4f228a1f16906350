import {expect, it} from 'vitest';
import {valueOf} from '@training-catalog/openapi-pages/client';

/** Words that are properties of every object, which a lookup in an object without entries would find. */
const properties = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

it.each(properties)('%s has no entry in tables that names from elsewhere are looked up in', (name) => {
  expect(valueOf({type: 'string', format: name})).toBe(valueOf({type: 'string'}));
});
