import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from '#css/facts.module.css';

/** A fact: its name, and what it is. A fact without values is left out. */
export interface Fact {
  name: string;
  values: readonly ReactNode[];
  /** Room in columns: two, or all. */
  room?: 'wide' | 'whole';
}

/** A labeled list of facts. */
export default function FactList({
  facts,
  label,
  className,
}: {
  facts: readonly Fact[];
  label?: string;
  className?: string;
}): ReactNode {
  return (
    <dl className={clsx(styles.facts, className)} aria-label={label}>
      {facts
        .filter(({values}) => values.some(Boolean))
        .map(({name, values, room}) => (
          <div key={name} className={room && styles[room]}>
            <dt>{name}</dt>
            {values.map((value, index) => (
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
