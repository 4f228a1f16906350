// Differs from the original: browsers do not translate it.
import type {ReactNode} from 'react';
import Original from '@theme-init/CodeInline';
import type {Props} from '@theme/CodeInline';

export default function CodeInline(props: Props): ReactNode {
  return <Original translate="no" {...props} />;
}
