/* global ResizeObserver */
import {useCallback, useEffect, useRef, useState} from 'react';

/**
 * Stands in for the hook of @docusaurus/theme-common, which measures each block of code as soon as React has it:
 * the browser had to lay out the whole page for that, in the same task. Ours is told the size when it is known.
 * A tab that opens is a change of size too, so that its blocks need no watch of their own.
 */
export function useCodeWordWrap() {
  const codeBlockRef = useRef(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const toggle = useCallback(() => {
    const {style} = codeBlockRef.current.querySelector('code');
    style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    // A word wider than the block breaks too.
    style.overflowWrap = isEnabled ? '' : 'anywhere';
    setIsEnabled(!isEnabled);
  }, [isEnabled]);
  useEffect(() => {
    const block = codeBlockRef.current;
    const observer = new ResizeObserver(() => setIsCodeScrollable(isEnabled || block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, [isEnabled]);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
