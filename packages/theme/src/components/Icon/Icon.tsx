import type {ReactNode} from 'react';
import {iconId} from './iconId.js';
import type {IconName} from './icons.js';

/** An icon of src/components/Icon/icons.ts, sized like the surrounding text. Decorative, so hidden from screen readers. */
export default function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
