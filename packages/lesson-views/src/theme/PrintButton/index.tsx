import type {ReactNode} from 'react';

/** A button that prints the page. A site whose pages load parts late writes its own. */
export default function PrintButton({className, children}: {className: string; children: ReactNode}): ReactNode {
  return (
    <button type="button" className={className} onClick={() => window.print()}>
      {children}
    </button>
  );
}
