import type {ReactNode} from 'react';
import {boxName, type BoxKind} from '../../client/texts.js';

/** Kind and title of a box. */
export default function BoxTitle({kind, children}: {kind: BoxKind; children?: ReactNode}): ReactNode {
  return (
    <p className="lesson-box-title">
      <strong className="lesson-kind">{boxName(kind) + (children ? ':' : '')}</strong> {children}
    </p>
  );
}
