import type {ReactNode} from 'react';
import type {PrintButtonProps} from '../../client/printButtonProps.js';

/** A button that prints the page. A site whose pages load parts late writes its own. */
export default function PrintButton({className, children}: PrintButtonProps): ReactNode {
  return (
    <button type="button" className={className} onClick={() => window.print()}>
      {children}
    </button>
  );
}
