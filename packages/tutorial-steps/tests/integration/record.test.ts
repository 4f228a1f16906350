import {readFrontMatter} from '@training-catalog/content-model';
import {describe, expect, it} from 'vitest';
import {lastRunFacts} from '../../src/lastRun.js';
import {lastRunOf, recorded} from '../../src/runner/record.js';
import {runPage} from '../../src/runner/runPage.js';
import {block, defaults, pageOf} from './runs.js';

const place = {system: 'Debian 12', machine: '2 CPU cores and 16 GB of memory'};
const placeText = '  system: Debian 12\n  machine: 2 CPU cores and 16 GB of memory\n';

describe('a recorded page', () => {
  const day = new Date('2026-11-23T12:00:00Z');

  it('has the output that was seen and the facts of the run, and nothing else is changed', async () => {
    const page = pageOf(
      '1. Look:\n',
      '   ```bash run',
      '   echo "two owls"; echo "{}"',
      '   ```',
      '',
      '   ```text output',
      '   one owl',
      '   ```\n',
      block('bash run needs="hardware: an owl"', 'false'),
      block('text output', 'as it was'),
    );
    const report = await runPage(page, {...defaults, recording: true});
    const lastRun = lastRunOf(report, day, place);
    const text = recorded(page, report, lastRun);
    const fingerprint = report.steps[0]?.step.fingerprint ?? '';
    const facts = `lastRun:\n  date: 2026-11-23\n${placeText}  minutes: 1\n  steps: "${fingerprint}"\n`;
    expect(text).toBe(
      page.text.replace('   one owl', '   two owls\n   {}').replace('Count owls.\n', `Count owls.\n${facts}`),
    );
    const read = readFrontMatter(text);
    expect('values' in read && lastRunFacts.parse(read.values.lastRun)).toMatchObject({steps: fingerprint});
  });

  it('keeps the line ends of Windows, and the same fingerprints', async () => {
    const page = pageOf(
      block('text save title="a.txt"', 'two\nowls'),
      block('bash run', 'cat a.txt\necho hoot'),
      block('text output'),
    );
    const windows = {...page, text: page.text.replaceAll('\n', '\r\n')};
    const [linux, other] = await Promise.all(
      [page, windows].map(async (one) => {
        const report = await runPage(one, {...defaults, recording: true});
        return recorded(one, report, lastRunOf(report, day, place));
      }),
    );
    expect(linux).toContain('two\nowls\nhoot\n');
    expect(other).toBe(linux?.replaceAll('\n', '\r\n'));
  });

  it('has fences longer than those in its output', async () => {
    const page = pageOf(block('bash run', `printf '\`\`\`text\\nhoot\\n'`), block('text output'));
    const report = await runPage(page, {...defaults, recording: true});
    const text = recorded(page, report, lastRunOf(report, new Date(), place));
    expect(text).toContain('````text output\n```text\nhoot\n````\n');
  });

  it('replaces the previous record, except for a commit that no step cloned', async () => {
    const before = 'lastRun:\n  date: 2025-01-01\n  system: Debian 11\n  commit: abc1234\n  minutes: 7\n';
    const page = pageOf(block('bash run', 'true'));
    const old = {...page, text: page.text.replace('---\n\n', `${before}---\n\n`)};
    const report = await runPage(old, {...defaults, recording: true});
    const text = recorded(old, report, {...lastRunOf(report, day, place), tools: ['Python 3.11']});
    expect(text).toBe(
      old.text.replace(
        before,
        `lastRun:\n  date: 2026-11-23\n${placeText}  tools: [Python 3.11]\n  commit: abc1234\n  minutes: 1\n  steps: "${report.steps[0]?.step.fingerprint}"\n`,
      ),
    );
  });
});
