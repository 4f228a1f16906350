// Differs from the original, which it replaces: the script of all pages (src/pageControls) prints, once the parts of the
// page that are loaded late are there.
import type {ReactNode} from 'react';
import clsx from 'clsx';

export default function PrintButton({className, children}: {className: string; children: ReactNode}): ReactNode {
  return (
    <button type="button" data-control="print" className={clsx('print-button', className)}>
      {children}
    </button>
  );
}
