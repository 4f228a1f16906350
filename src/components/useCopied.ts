import {useEffect, useState} from 'react';

/** Whether a copy was made within the last two seconds, which a button then confirms, and a function that reports one. */
export function useCopied(): [isCopied: boolean, confirm: () => void] {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setIsCopied(false), 2000) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);
  return [isCopied, () => setIsCopied(true)];
}
