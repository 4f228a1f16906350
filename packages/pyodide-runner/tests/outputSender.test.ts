import {expect, it} from 'vitest';
import {outputSender} from '../src/client/outputSender.js';

/** A sender at a time that does not pass, and what it has sent. */
function started() {
  const sent: string[] = [];
  let time = 0;
  const sender = outputSender(
    (text) => sent.push(text),
    () => time,
  );
  return {sent, sender, wait: (milliseconds: number) => (time += milliseconds)};
}

it('shows each line of a program that then computes for long', () => {
  const {sent, sender} = started();
  sender.add('A\n');
  sender.add('B\n');
  expect(sent).toEqual(['A\n', 'B\n']);
});

it('sends the lines of a program that prints very much together, and loses none', () => {
  const {sent, sender, wait} = started();
  const lines = Array.from({length: 5_000}, (_, index) => `${index}\n`);
  lines.forEach((line) => {
    sender.add(line);
    wait(1);
  });
  sender.end();
  expect(sent.join('')).toBe(lines.join(''));
  expect(sent.length).toBeLessThan(600);
  sender.add('next\n');
  expect(sent.at(-1), 'the next program').toBe('next\n');
});
