// Replaces @docusaurus/theme-common/lib/hooks/useCodeWordWrap.
import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** What a code block knows of its lines: whether they are wrapped, and whether it would scroll without that. */
interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * Replaces the hook of @docusaurus/theme-common, which measures each code block as soon as React has it: the browser
 * then lays out the whole page in the same task. Here a ResizeObserver reports the size when it is known. A tab that
 * opens is a change of size too, so its blocks need no observer of their own.
 */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) {
      code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
      // A word wider than the block breaks too.
      code.style.overflowWrap = isEnabled ? '' : 'anywhere';
      setIsEnabled(!isEnabled);
    }
  }, [isEnabled]);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setIsCodeScrollable(isEnabled || block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, [isEnabled]);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
