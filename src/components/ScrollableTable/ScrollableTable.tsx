import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './ScrollableTable.module.css';

/**
 * A table that scrolls in a box of its own where it is wider than the screen. Only then is the box
 * a stop of the keyboard, with a name for screen readers.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
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
    <div ref={box} className={styles.box} {...(scrolls && {role: 'group', 'aria-label': 'Wide table', tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}
