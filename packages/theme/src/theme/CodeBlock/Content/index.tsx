// Differs from the original, which it replaces: hydration keeps the lines highlighted at build time, and the highlighter
// is loaded only for code rendered in the browser, after client-side navigation. Colors are classes, so that both color
// modes are right before any script runs.
import {Suspense, type ComponentProps, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {useIsServerRendered} from '#components/useIsServerRendered';
import {lazyPart} from '#components/lazyPart';
import styles from '#css/CodeBlockContent.module.css';

const HighlightedLines = lazyPart(() => import('#components/HighlightedCode/HighlightedLines'));

/** A constant object: React would apply the `__html` of a new one on rerender and so empty the block. */
const servedHtml = {__html: ''};

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {codeBlockRef, isCodeScrollable} = wordWrap;
  const {code, language, lineNumbersStart, title} = metadata;
  const isBrowser = useIsBrowser();
  const isServed = useIsServerRendered();
  const isNumbered = lineNumbersStart !== undefined;
  const codeProps: ComponentProps<'code'> = {
    className: clsx(styles.lines, isNumbered && styles.numbered),
    ...(isNumbered && {style: {counterReset: `line-count ${lineNumbersStart - 1}`}}),
  };
  return (
    <pre
      translate="no"
      ref={codeBlockRef}
      // A scrollable block must be focusable, and have a name then; without scripts, nobody knows whether it scrolls.
      {...((isCodeScrollable || !isBrowser) && {
        role: 'group',
        tabIndex: 0,
        'aria-label': typeof title === 'string' ? title : translate({id: 'site.code', message: 'Code'}),
      })}
      className={clsx(className, `prism-code language-${language}`, styles.block, 'thin-scrollbar')}
    >
      {isServed ? (
        <code translate="no" {...codeProps} suppressHydrationWarning dangerouslySetInnerHTML={servedHtml} />
      ) : (
        <code translate="no" {...codeProps}>
          <Suspense fallback={code}>
            <HighlightedLines />
          </Suspense>
        </code>
      )}
    </pre>
  );
}
