import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {forEachNode} from '@training-catalog/content-model';

/** A text that has a version or a release in it. */
export interface VersionText {
  line: number;
  text: string;
  /** The heading above it. */
  heading: string;
}

/** A version, `0.2.0` or `v1.0`, or a release of the institute, `2025-07`. */
const anyVersion = /\bv?\d+(?:\.\d+)+\b|\b20\d\d-[01]\d\b/;

/** The paragraphs, headings, and table cells of a page with a version or a release. */
export function versionTextsOf(tree: Root): VersionText[] {
  const texts: VersionText[] = [];
  let heading = '';
  forEachNode(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell' && node.type !== 'heading') {
      return;
    }
    const text = toString(node);
    if (anyVersion.test(text)) {
      texts.push({line: node.position?.start.line ?? 1, text, heading});
    }
    if (node.type === 'heading') {
      heading = text;
    }
  });
  return texts;
}
