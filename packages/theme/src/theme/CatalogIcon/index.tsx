import type {ReactNode} from 'react';
import type {CatalogIconProps} from '@training-catalog/catalog/client';
import {iconId} from '#components/Icon/iconId';
import type {IconName} from '#components/Icon/icons';
import Icon from '#components/Icon/Icon';

/** Icons of the catalog that have another name here. */
const names: Readonly<Record<string, IconName>> = {
  software: 'terminal',
  data: 'database',
  model: 'box',
  api: 'plug',
  service: 'cloud',
  done: 'check',
  remove: 'close',
  topic: 'tag',
};

/** An icon of src/components/Icon/icons.ts. Written for packages/catalog. */
export default function CatalogIcon({name, place}: CatalogIconProps): ReactNode {
  // The others are icons of topics, which the configuration names.
  const own = names[name] ?? (name as IconName);
  return place ? <use href={`#${iconId(own)}`} {...place} /> : <Icon name={own} />;
}
