// Differs from the original, which it replaces: each panel is labeled with the name of its tab, and the browser's search in
// the page finds the text of panels that are not shown.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React knows `hidden` as a boolean attribute only. A browser that does not know this value hides the panel, too.
    if (hidden) {
      panel.current?.setAttribute('hidden', 'until-found');
    }
  }, [hidden]);
  return (
    <div
      ref={panel}
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx(styles.tabItem, className)}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
