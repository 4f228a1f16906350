import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton.js';

/** Code that changes as a reader types. It has no colors: the highlighter is larger than the whole console. */
export default function PlainCode({code}: {code: string}): ReactNode {
  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" className="api-text" tabIndex={0}>
        <code translate="no">{code}</code>
      </pre>
      <CopyButton
        label={translate({id: 'training-catalog.openapi-console.copyCode', message: 'Copy code'})}
        text={code}
      />
    </>
  );
}
