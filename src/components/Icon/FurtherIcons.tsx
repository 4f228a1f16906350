import type {ReactNode} from 'react';
import further from '@generated/icons/default/further.json';

/** Symbols of the icons that are not on every page; a page that needs them renders this once, in a lazy chunk. */
export default function FurtherIcons(): ReactNode {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{__html: further.symbols}} />
    </svg>
  );
}
