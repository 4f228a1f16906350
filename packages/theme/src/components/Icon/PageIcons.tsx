import type {ReactNode} from 'react';
import pages from '@generated/icons/default/pages.json';

/** Symbols of the icons of kinds of pages; a list of pages renders this once, in a lazy chunk. */
export default function PageIcons(): ReactNode {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{__html: pages.symbols}} />
    </svg>
  );
}
