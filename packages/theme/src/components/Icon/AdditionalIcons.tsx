import type {ReactNode} from 'react';
import additional from '@generated/icons/default/additional.json';

/** Symbols of the icons that are not on every page; a page that needs them renders this once, in a lazy chunk. */
export default function AdditionalIcons(): ReactNode {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{__html: additional.symbols}} />
    </svg>
  );
}
