// Differs from the original, which it replaces: the page actions come first on wide screens, and last on others, where
// the text starts sooner; short words with a hyphen in the title, such as "how-to", stay on one line.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PageActions from '#components/PageActions/PageActions';

/** A word of two or three short parts; split keeps what it captures. */
const hyphenated = /\b(\w{1,5}(?:-\w{1,5}){1,2})\b/;

function title(text: string): ReactNode {
  return text.split(hyphenated).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export default function DocItemContentWithActions({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <>
      <PageActions />
      <div className="theme-doc-markdown markdown">
        {!frontMatter.hide_title && contentTitle === undefined && (
          <header>
            <Heading as="h1">{title(metadata.title)}</Heading>
          </header>
        )}
        <MDXContent>{children}</MDXContent>
      </div>
      <PageActions isEnd />
    </>
  );
}
