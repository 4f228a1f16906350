import {describe, expect, it} from 'vitest';
import withoutNotes from '../src/translator-notes/withoutNotes.js';

describe('notes for translators', () => {
  it('are not in what browsers get, and all else stays', () => {
    const before = `translate({
      id: 'a.b',
      message: 'It\\'s {count}: "description: \\'x\\'"',
      description: "Isn't shown",
    }, {count: 1});
    translate({id: "c", message: "d", description: 'e'})`;
    expect(withoutNotes(before)).toBe(`translate({
      id: 'a.b',
      message: 'It\\'s {count}: "description: \\'x\\'"',
    }, {count: 1});
    translate({id: "c", message: "d"})`);
  });

  it.each([
    "translate({id: 'a', message: 'b', description: name})",
    "translate({id: 'a', message: 'b'}, {description: 'c'})",
    "card({id: 'a', message: 'b', description: 'c'})",
  ])('are not taken for what they are not: %s', (code) => {
    expect(withoutNotes(code)).toBe(code);
  });
});
