// Differs from the original, which it replaces: each panel is labeled with the name of its tab.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import styles from '#css/TabItem.module.css';

export default function TabItem({children, hidden, className, label, value}: Props & {hidden?: boolean}): ReactNode {
  return (
    <div role="tabpanel" aria-label={label ?? value} className={clsx(styles.tabItem, className)} hidden={hidden}>
      {children}
    </div>
  );
}
