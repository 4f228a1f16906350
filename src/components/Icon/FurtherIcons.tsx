import type {ReactNode} from 'react';
import further from '@generated/icons/default/further.json';

/** The symbols of all icons that not every page has; a page renders them once, from a part that it loads lazily. */
export default function FurtherIcons(): ReactNode {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{__html: further.symbols}} />
    </svg>
  );
}
