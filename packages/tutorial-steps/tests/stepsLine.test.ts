// German. cspell:ignore Schritt Schritte Schritten gelesen Minuten braucht eine Auf GPU von jq
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {notRunText, stepsLine, type Language} from '../src/stepsLine.js';
import {englishTexts, messagesOf} from '../src/texts.js';
import {block, count, countIn, runOf} from './pages.js';

const english: Language = {texts: messagesOf(englishTexts), locale: 'en'};

/** The line of a page that was run but for some steps. */
const lineOf = (text: string, except: readonly number[], language = english): string =>
  toString(stepsLine(count(text, except), runOf(text, except), language, []));

const body = `## Step 1: Get it\n\n${block('bash run', './get')}\n## Step 6: Train\n\n${block('bash run needs="a GPU"', './train')}`;

describe('the line below the title says', () => {
  it('how many steps were run, when, on what, and which were not', () => {
    expect(lineOf(body, [2])).toBe(
      '1 of 2 steps run on 2026-11-23. The other one was only checked against the source code. Run on Debian 12, Python 3.11, commit abc1234, 12 minutes. Not run: step 6 (needs a GPU).',
    );
    expect(stepsLine(count(body, [2]), runOf(body, [2]), english, ['muted'])).toMatchObject({
      data: {hProperties: {className: ['last-run', 'muted']}},
      children: [{}, {data: {hName: 'time', hProperties: {dateTime: '2026-11-23'}}}, {}],
    });
    expect(lineOf(body, [])).toMatch(/^Both steps run on 2026-11-23\. Run on Debian 12/);
  });

  it('in bold, before all numbers, that most were not run', () => {
    const text = `${body}\n## 7. Open it\n`;
    expect(lineOf(text, [2])).toMatch(
      /^Mostly not run: 1 of 3 steps run on 2026-11-23\. The other 2 were only checked against the source code\./,
    );
    expect(stepsLine(count(text, [2]), runOf(text, [2]), english, [])).toMatchObject({
      children: [{type: 'strong', children: [{value: 'Mostly not run'}]}, {}, {}, {}, {}],
    });
  });

  it('that only the setup was run, if no other step was', () => {
    const text = `${block('bash run', 'git clone a')}\n${block('bash run needs="a GPU"')}`;
    expect(lineOf(text, [2])).toMatch(/^Only setup run: 1 of 2 steps run on 2026-11-23\. The other one was/);
    expect(lineOf(text, [])).toMatch(/^Both steps run/);
  });

  it('that none was run', () => {
    const counted = countIn('docs/Owls/tutorial.md', body);
    expect(counted && toString(stepsLine(counted, undefined, english, []))).toBe(
      'Not run: 2 steps, only checked against the source code.',
    );
  });

  it('it in the language of the site', () => {
    const german = messagesOf({
      someRun: {message: '{run} von {total} Schritt|{run} von {total} Schritten'},
      runOn: {message: 'Am {day}: {numbers}'},
      rest: {message: '; {count} gelesen'},
      environment: {message: 'Auf {environment}.'},
      minutes: {message: '{count} Minute|{count} Minuten'},
      needs: {message: '{steps} (braucht {conditions})'},
      whole: {message: 'Schritt {numbers}|Schritte {numbers}'},
      gpu: {message: 'eine GPU'},
    });
    const text = `${body}\n## 7. Train again\n\n${block('bash run needs="a GPU, software: jq"', './again')}`;
    expect(lineOf(text, [2, 3], {texts: german, locale: 'de'})).toBe(
      'Mostly not run: Am 2026-11-23: 1 von 3 Schritten; 2 gelesen. Auf Debian 12, Python 3.11, commit abc1234, 12 Minuten. Not run: Schritt 6 (braucht eine GPU); Schritt 7 (braucht eine GPU und jq).',
    );
  });
});

describe('the steps that were not run are named', () => {
  const gpu = 'bash run needs="a GPU"';
  const named = (text: string, except: readonly number[]): string => notRunText(count(text, except).steps, english);
  const numbered = (...infos: string[]): string =>
    infos.map((info, index) => `## Step ${index + 1}: Do it\n\n${block(info, `./owls ${index}`)}`).join('\n');

  it('by their numbers, grouped by what they need', () => {
    const text = numbered('bash run', gpu, gpu, gpu, 'bash', 'bash run needs="Docker"');
    expect(named(text, [2, 3, 4, 5])).toBe('steps 2 to 4 (need a GPU); step 5; step 6 (needs Docker)');
  });

  it('as part of a step', () => {
    expect(named(`${numbered('bash run')}\n${block(gpu, 'x')}`, [2])).toBe('part of step 1 (needs a GPU)');
  });

  it('by the heading above them, as it is, if something is needed', () => {
    const text = `## Install\n\n${block('bash run')}\n## Train {steps} | test\n\n${block(gpu)}\n## Look\n\n1. Open the page.\n`;
    expect(named(text.replace('{steps}', '`{steps}`'), [2])).toBe('“Train {steps} | test” (needs a GPU)');
  });

  it('with all that the steps before them need', () => {
    const text = numbered(
      'bash run needs="Docker, software: jq, network: example.org"',
      'bash run needs="step 1"',
      'bash run needs="step 2, a GPU"',
    );
    expect(named(text, [1, 2, 3])).toBe(
      'steps 1 and 2 (need Docker, a connection to example.org, and jq); step 3 (needs Docker, a GPU, a connection to example.org, and jq)',
    );
  });
});
