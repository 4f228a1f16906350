// cspell:ignore OSC
/** What sets colors and moves the cursor in terminals: CSI and OSC sequences of ECMA-48, and others that begin with ESC. */
// oxlint-disable-next-line no-control-regex
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[ -/]*[0-~])/g;

/** A line in which the cursor has gone back: what is printed then is over what was there. */
function overwritten(line: string): string {
  const letters: string[] = [];
  let column = 0;
  for (const letter of line) {
    if (letter === '\r') {
      column = 0;
    } else if (letter === '\b') {
      column = Math.max(column - 1, 0);
    } else {
      letters[column] = letter;
      column += 1;
    }
  }
  return letters.join('');
}

/** A printed text as a terminal without colors shows it: bars of progress stay in one line. */
export function shownText(printed: string): string {
  // oxlint-disable-next-line no-control-regex
  if (!/[\u001b\r\b]/.test(printed)) {
    return printed;
  }
  return printed
    .replaceAll(sequences, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (/[\r\b]/.test(line) ? overwritten(line) : line))
    .join('\n');
}
