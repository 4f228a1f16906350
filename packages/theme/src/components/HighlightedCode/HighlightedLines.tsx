import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {Highlight, Prism} from 'prism-react-renderer';
import Line from '@theme/CodeBlock/Line';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);

/** Colors come from classes (src/css/code.css), so that the server-rendered HTML works in both color modes. */
const noColors = {plain: {}, styles: []};

/** Highlighted lines of the enclosing code block. Imports the highlighter, so load it lazily. */
export default function HighlightedLines(): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  return (
    <Highlight theme={noColors} code={code} language={language}>
      {({tokens: lines, getLineProps, getTokenProps}) =>
        lines.map((line, index) => (
          <Line
            key={index}
            line={line}
            getLineProps={getLineProps}
            getTokenProps={getTokenProps}
            classNames={lineClassNames[index]}
            showLineNumbers={lineNumbersStart !== undefined}
          />
        ))
      }
    </Highlight>
  );
}
