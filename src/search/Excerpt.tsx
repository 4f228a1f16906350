import type {ReactNode} from 'react';
import {excerpt} from './hit';

/** The part of a text around the words that were found, which are marked. */
export default function Excerpt(props: {
  text: string;
  /** Terms that the words were found by. */
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
