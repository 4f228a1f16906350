import YAML from 'yaml';
import {withDigits, type Digits} from './model/digits.js';

/** A decimal number without its insignificant zeros: its digits, and the power of ten that they are multiplied by. */
function decimal(text: string): string {
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + part).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  const exponent = Number(power) - part.length + digits.length - significant.length;
  return significant === '' ? '0' : `${sign === '-' ? sign : ''}${significant}e${exponent}`;
}

/** Whether JavaScript holds another number than the file has. */
const isRounded = (written: string): boolean =>
  /^[+-]?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?$/.test(written) &&
  Number.isFinite(Number(written)) &&
  decimal(written) !== decimal(String(Number(written)));

/** The double that follows another one, away from zero. */
function next(value: number): number {
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  bits[0] = (bits[0] ?? 0n) + 1n;
  return double[0];
}

/**
 * Numbers that JavaScript would round, such as 9007199254740993 or the largest integer of 64 bits. While pages are made,
 * another number stands for each: one of about the same size, whose digits are nowhere in the file. In the finished text,
 * the digits of the file come back.
 */
export class ExactNumbers {
  private readonly written = new Map<string, string>();

  /** Puts stand-ins into the text of a YAML or JSON file; the text is the same if it has no such number. */
  hide(text: string): string {
    if (!/[\d.]{16}/.test(text)) {
      return text;
    }
    const found: {start: number; end: number; source: string}[] = [];
    YAML.visit(YAML.parseDocument(text, {uniqueKeys: false, logLevel: 'silent'}), {
      Scalar(_key, {value, source, range}) {
        if (typeof value === 'number' && source !== undefined && range && isRounded(source)) {
          found.push({start: range[0], end: range[0] + source.length, source});
        }
      },
    });
    return found
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (whole, {start, end, source}) => whole.slice(0, start) + this.standIn(source, text) + whole.slice(end),
        text,
      );
  }

  private standIn(written: string, text: string): string {
    let value = Number(written);
    while (
      this.written.get(String(value)) !== written &&
      (this.written.has(String(value)) || text.includes(String(value)))
    ) {
      value = next(value);
    }
    this.written.set(String(value), written);
    return String(value);
  }

  /** Puts the digits of the file back. */
  show(text: string): string {
    return withDigits(text, Object.fromEntries(this.written));
  }

  /** The digits of each stand-in that a text has. */
  in(text: string): Digits {
    return Object.fromEntries([...this.written].filter(([standIn]) => text.includes(standIn)));
  }
}
