import type {ReactNode} from 'react';

/** Kind and title of a box. */
export default function BoxTitle({kind, children}: {kind: string; children?: ReactNode}): ReactNode {
  return (
    <p className="lesson-box-title">
      <strong className="lesson-kind">
        {kind}
        {children ? ':' : ''}
      </strong>
      {children ? ' ' : ''}
      {children}
    </p>
  );
}
