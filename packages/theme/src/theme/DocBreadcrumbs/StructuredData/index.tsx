// Differs from the original, which it replaces: the list starts at the landing page, and URLs are encoded and have no
// trailing slash, as the pages are served.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@training-catalog/utils/structured-data';
import {breadcrumbData} from '#components/StructuredData/pages';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const steps = breadcrumbs.flatMap(({label, href}) => (href ? [{name: label, url: urlOf(href)}] : []));
  return <StructuredData data={breadcrumbData(steps, root)} />;
}
