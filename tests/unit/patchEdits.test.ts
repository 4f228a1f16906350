import fs from 'node:fs';
import {expect, it} from 'vitest';
import {patches, turnOff} from '../../tools/bench/patchEdits';

const ledger = fs.readFileSync('UPSTREAM.md', 'utf8');

it.each(patches.map((patch) => [patch.name, patch] as const))(
  '%s: can be turned off and is in UPSTREAM.md',
  (name, patch) => {
    expect(ledger).toMatch(new RegExp(`^\\| ${name}(?::| \\|)`, 'm'));
    turnOff(patch, (file, change) => {
      const text = fs.readFileSync(file, 'utf8');
      expect(change(text)).not.toBe(text);
    });
  },
);

it('names the file and the text of an edit that matches nothing', () => {
  const [patch] = patches;
  expect(() => patch && turnOff(patch, (_, change) => void change(''))).toThrow(
    /^plugins\/.* does not contain "\.\.\.replacedGenerated\(client\)," once; adapt the edits of "Route table in chunks"/,
  );
});
