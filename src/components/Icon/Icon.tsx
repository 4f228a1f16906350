import type {ReactNode} from 'react';
import {iconId} from '@site/shared/iconId';
import type {IconName} from '@site/shared/icons';

/** An icon of shared/icons.ts beside a text that says the same: screen readers pass it over. As large as the text around it. */
export default function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
