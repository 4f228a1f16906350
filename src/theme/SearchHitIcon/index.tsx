import {Suspense, type ReactNode} from 'react';
import type {HitIconProps} from '@training-catalog/search/client';
import {pageMark} from '@site/src/components/Icon/pageMark';
import Icon from '@site/src/components/Icon/Icon';
import {lazyPart} from '@site/src/components/lazyPart';

/** Icons that are not on every page. */
const AdditionalIcons = lazyPart(() => import('@site/src/components/Icon/AdditionalIcons'));
const PageIcons = lazyPart(() => import('@site/src/components/Icon/PageIcons'));

/** The icon of the kind of a page, in its color. Written for packages/search. */
export default function SearchHitIcon({page, number}: HitIconProps): ReactNode {
  const {icon, hue} = pageMark(page.url);
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
