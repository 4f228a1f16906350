import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Type/Note';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {IconName} from '../Icon/icons.js';
import Icon from '../Icon/Icon.js';

/** An admonition with its icon, its text, and its kind's name unless the page gives a title. */
export default function Note({icon, name, ...props}: {icon: IconName; name: string} & Omit<Props, 'icon'>): ReactNode {
  return <AdmonitionLayout {...props} icon={<Icon name={icon} />} title={props.title ?? name} />;
}
