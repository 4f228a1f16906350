// Differs from the original: sets aria-expanded.
import type {ReactNode} from 'react';
import Original from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';

export default function CollapseButton(props: Props): ReactNode {
  return <Original {...props} aria-expanded={!props.collapsed} />;
}
