import {Suspense, type ReactNode} from 'react';
import type {HitIconProps} from '@training-catalog/search/client';
import {markOfPage} from '#components/Icon/markOfPage';
import Icon from '#components/Icon/Icon';
import {lazyPart} from '#components/lazyPart';

/** Icons that are not on every page. */
const AdditionalIcons = lazyPart(() => import('#components/Icon/AdditionalIcons'));
const PageIcons = lazyPart(() => import('#components/Icon/PageIcons'));

/** The icon of the kind of a page, in its color. Written for packages/search. */
export default function SearchHitIcon({page, number}: HitIconProps): ReactNode {
  const {icon, hue} = markOfPage(page.url);
  return (
    <span className={`hue-${hue}`}>
      {number === 0 && (
        <Suspense>
          <AdditionalIcons />
          <PageIcons />
        </Suspense>
      )}
      <Icon name={icon} />
    </span>
  );
}
