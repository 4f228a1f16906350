import type {ReactNode} from 'react';
import {excerpt} from '@training-catalog/search-engine';

/** An excerpt around the matched words, with these highlighted. */
export default function Excerpt(props: {
  text: string;
  /** Terms that matched. */
  terms: readonly string[];
  /** Words as typed (`typedWords`). */
  words: readonly string[];
  /** Maximum number of characters. */
  length: number;
}): ReactNode {
  return excerpt(props.text, props.terms, props.words, props.length).map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
