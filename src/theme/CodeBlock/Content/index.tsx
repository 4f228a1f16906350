// Differs from the original, which it replaces: a served page keeps the lines that the build has
// highlighted; the highlighter is loaded only where code appears later, by in-site navigation. Colors
// are classes, so that both modes have theirs before any script runs.
import {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {useIsServed} from '@site/src/components/useIsServed';
import styles from './styles.module.css';

const HighlightedLines = lazy(() => import('@site/src/components/HighlightedCode/HighlightedLines'));

/** Always the same object: React would put another one's text into the page, and with it empty the block. */
const whatIsThere = {__html: ''};

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart} = metadata;
  const isServed = useIsServed();
  const isNumbered = lineNumbersStart !== undefined;
  const codeProps: ComponentProps<'code'> = {
    className: clsx(styles.lines, isNumbered && styles.numbered),
    ...(isNumbered && {style: {counterReset: `line-count ${lineNumbersStart - 1}`}}),
  };
  return (
    <pre
      // Given on as it is, not read.
      // eslint-disable-next-line react-hooks/refs
      ref={wordWrap.codeBlockRef}
      // A block that scrolls has to be reached by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles.block, 'thin-scrollbar')}
    >
      {isServed ? (
        <code {...codeProps} suppressHydrationWarning dangerouslySetInnerHTML={whatIsThere} />
      ) : (
        <code {...codeProps}>
          <Suspense fallback={code}>
            <HighlightedLines />
          </Suspense>
        </code>
      )}
    </pre>
  );
}
