import {useId, type ReactNode} from 'react';
import styles from '#css/explorer.module.css';

/** A form control below its label; the label does not wrap it, so that the accessible name is the label text alone. */
export default function Field({label, children}: {label: string; children: (id: string) => ReactNode}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
