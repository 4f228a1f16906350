import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {CodeSample} from '@site/shared/api/codeSamples';

/** The example request of an operation in additional languages, one tab each. Nothing is sent. */
export default function Snippets({snippets}: {snippets: readonly CodeSample[]}): ReactNode {
  return (
    <Tabs>
      {snippets.map(({label, language, code}) => (
        <TabItem key={label} value={label} label={label}>
          <CodeBlock language={language}>{code}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}
