// Renders the diagram as the original does, but in the site's colors and without the original's error boundary, which
// shows only Mermaid's message; the one in index.tsx also shows the diagram's source.
// cspell:ignore dompurify
import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {MermaidContainerClassName, useMermaidConfig, useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import type {Props} from '@theme/Mermaid';

/** Colors of flowcharts and sequence diagrams, overriding Mermaid's theme. Custom properties follow the color mode. */
const themeCSS = `
  .node rect, .node circle, .node ellipse, .node polygon, .node path, rect.actor, .labelBox {
    fill: var(--catalog-page);
    stroke: var(--ifm-color-primary);
    stroke-width: 1.5px;
  }
  .node rect, rect.actor { rx: 6px; ry: 6px; }
  .cluster rect {
    fill: var(--catalog-surface);
    stroke: var(--catalog-line);
    rx: 10px;
    ry: 10px;
  }
  .flowchart-link, .messageLine0, .messageLine1, .loopLine, .actor-line { stroke: var(--catalog-muted); }
  .marker, .arrowheadPath, [id$="-arrowhead"] path, [id$="-crosshead"] path {
    fill: var(--catalog-muted);
    stroke: var(--catalog-muted);
  }
  .label, .label span, .nodeLabel, .cluster-label span, .cluster text, .flowchartTitleText, text.actor > tspan,
  .messageText, .labelText, .labelText > tspan, .loopText, .loopText > tspan, .noteText, .noteText > tspan {
    fill: var(--catalog-ink);
    color: var(--catalog-ink);
  }
  .edgeLabel, .edgeLabel p, .edgeLabel span, .labelBkg {
    background-color: var(--catalog-page);
    color: var(--catalog-muted);
  }
  .note, .activation0, .activation1, .activation2 {
    fill: var(--catalog-ice);
    stroke: var(--catalog-line);
  }
`;

/**
 * Styles around a diagram, which no other page loads. Forced colors would break its palette; browser style sheets reset the
 * property on svg and foreignObject. A diagram taller than a sheet of paper shrinks. Rendering is asynchronous, and the
 * unfinished diagram in Mermaid's container would be visible below the page, which its empty tooltip would extend.
 */
const styles = `
  .${MermaidContainerClassName}, .${MermaidContainerClassName} * { forced-color-adjust: none; }
  @media print {
    .${MermaidContainerClassName} { min-width: 0 !important; }
    .${MermaidContainerClassName} svg { max-height: 170mm; }
  }
  body > [id^="dmermaid-svg-"] { position: fixed; inset: 0; overflow: hidden; visibility: hidden; }
  .mermaidTooltip { top: 0; }
`;

/**
 * Labels are text with line breaks and emphasis, and a diagram cannot change how it is drawn. The rules about diagrams say
 * so for pages; texts of API specifications come here, too.
 */
const limits = {
  securityLevel: 'strict' as const,
  dompurifyConfig: {ALLOWED_TAGS: ['br', 'em', 'p', 'strong'], ALLOWED_ATTR: []},
  secure: [
    ...['secure', 'securityLevel', 'dompurifyConfig', 'startOnLoad', 'maxTextSize', 'maxEdges'],
    ...['suppressErrorRendering', 'htmlLabels', 'flowchart', 'theme', 'themeCSS', 'themeVariables', 'fontFamily'],
    ...['altFontFamily', 'look', 'layout', 'legacyMathML', 'forceLegacyMathML', 'arrowMarkerAbsolute', 'logLevel'],
  ],
};

/** Minimum scale of a diagram: 16 px labels stay at 10 px. */
const smallest = 0.62;

type Result = NonNullable<ReturnType<typeof useMermaidRenderResult>>;

function Drawing({renderResult}: {renderResult: Result}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current) {
      renderResult.bindFunctions?.(container.current);
    }
  }, [renderResult]);
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(renderResult.svg)?.[1] ?? 0);
  // Mermaid has sanitized the markup: see `limits`.
  return (
    <div
      ref={container}
      className={MermaidContainerClassName}
      style={{minWidth: width * smallest}}
      dangerouslySetInnerHTML={{__html: renderResult.svg}}
    />
  );
}

/** A diagram; until it is drawn, the placeholder. */
export default function Diagram({value, placeholder}: Props & {placeholder: ReactNode}): ReactNode {
  const config = useMermaidConfig();
  const renderResult = useMermaidRenderResult({
    text: value,
    config: useMemo(() => ({...config, ...limits, themeCSS}), [config]),
  });
  return (
    <>
      <style href="mermaid-diagram" precedence="default">
        {styles}
      </style>
      <div>{renderResult ? <Drawing renderResult={renderResult} /> : placeholder}</div>
    </>
  );
}
