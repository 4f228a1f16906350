import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from '#css/scrollBox.module.css';

/**
 * A box that scrolls horizontally if its content is wider than the box. Only then is it focusable, with an accessible
 * name.
 */
export default function ScrollBox({name, children}: {name: string; children: ReactNode}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.box} {...(scrolls && {role: 'group', 'aria-label': name, tabIndex: 0})}>
      {children}
    </div>
  );
}
