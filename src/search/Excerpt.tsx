import type {ReactNode} from 'react';
import {excerpt} from './hit';

/** An excerpt of a text around the matched words, which are marked. */
export default function Excerpt(props: {
  text: string;
  /** Terms that matched. */
  terms: readonly string[];
  /** Words as typed, in lower case. */
  words: readonly string[];
  /** Most characters. */
  length: number;
}): ReactNode {
  return excerpt(props.text, props.terms, props.words, props.length).map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
