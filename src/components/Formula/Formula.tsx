import type {ReactNode} from 'react';
import styles from '@generated/mathematics/default/styles.json';
import ScrollBox from '@site/src/components/ScrollBox/ScrollBox';

/** A formula in a line of its own, which scrolls where it is wider than the screen. */
export function FormulaBlock({children}: {children: ReactNode}): ReactNode {
  return <ScrollBox name="Wide formula">{children}</ScrollBox>;
}

/** Style sheet of formulas, on pages that have some. */
export function FormulaStyles(): ReactNode {
  return <link rel="stylesheet" href={styles.href} />;
}
