import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Type/Note';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {IconName} from '@site/shared/icons';
import Icon from '../Icon/Icon';

/** A note of a kind: its icon, its name unless the page gives a title, and its text. */
export default function Note({icon, name, ...props}: {icon: IconName; name: string} & Omit<Props, 'icon'>): ReactNode {
  return <AdmonitionLayout {...props} icon={<Icon name={icon} />} title={props.title ?? name} />;
}
