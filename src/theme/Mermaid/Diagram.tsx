// The drawing itself, as the original does it, but without its error boundary: that one shows the
// library's message alone, ours (index.tsx) shows the diagram's source too.
import {useEffect, useRef, type ReactNode} from 'react';
import {MermaidContainerClassName, useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import type {Props} from '@theme/Mermaid';

type Result = NonNullable<ReturnType<typeof useMermaidRenderResult>>;

function Drawing({renderResult}: {renderResult: Result}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current) {
      renderResult.bindFunctions?.(container.current);
    }
  }, [renderResult]);
  // The library has cleaned the markup: it is set to trust no diagram.
  return (
    <div ref={container} className={MermaidContainerClassName} dangerouslySetInnerHTML={{__html: renderResult.svg}} />
  );
}

export default function Diagram({value}: Props): ReactNode {
  const renderResult = useMermaidRenderResult({text: value});
  return renderResult && <Drawing renderResult={renderResult} />;
}
