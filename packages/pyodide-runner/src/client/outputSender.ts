/** Number of messages of a run that are sent at once, without a delay. */
const atOnce = 300;

/** Milliseconds between later messages, because one for each of many short lines would keep the page busy. */
const pause = 30;

/** Sends what a program prints. */
export interface OutputSender {
  /** What was printed. */
  add: (printed: string) => void;
  /** Sends what was kept back, and begins to count anew: the program has ended. */
  end: () => void;
}

/**
 * Makes a sender for the output of programs. A worker that runs one can use no timer: what it keeps back waits until the
 * program prints more or ends. So only a program that prints very much is kept back.
 *
 * @param post sends a text to the page
 * @param now the time in milliseconds
 */
export function outputSender(post: (text: string) => void, now = (): number => performance.now()): OutputSender {
  let text = '';
  let sent = 0;
  let lastSent = 0;
  const send = (): void => {
    if (text !== '') {
      post(text);
      text = '';
      sent += 1;
      lastSent = now();
    }
  };
  return {
    add(printed) {
      text += printed;
      if (sent < atOnce || now() - lastSent > pause) {
        send();
      }
    },
    end() {
      send();
      sent = 0;
    },
  };
}
