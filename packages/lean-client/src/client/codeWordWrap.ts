// Replaces @docusaurus/theme-common/lib/hooks/useCodeWordWrap.
import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** Word wrap of a code block: whether it is on, and whether the block would scroll without it. */
interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * Replaces the hook of @docusaurus/theme-common, which measures each code block on mount and so forces a synchronous
 * layout of the whole page. Here a ResizeObserver reports the size after layout. Opening a tab also changes the size, so
 * blocks in tabs need no extra observer.
 */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) {
      code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
      // Also breaks words that are wider than the block.
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
