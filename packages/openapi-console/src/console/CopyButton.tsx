import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';

/** A button that copies a text and says whether that worked. */
export default function CopyButton({label, text}: {label: string; text: string}): ReactNode {
  const [outcome, setOutcome] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <button
        type="button"
        className="api-button"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setOutcome(translate({id: 'training-catalog.openapi-console.copied', message: 'Copied'})),
            () => setOutcome(translate({id: 'training-catalog.openapi-console.notCopied', message: 'Not copied'})),
          );
        }}
      >
        {outcome ?? label}
      </button>{' '}
      <span role="status" className="api-hidden">
        {outcome}
      </span>
    </>
  );
}
