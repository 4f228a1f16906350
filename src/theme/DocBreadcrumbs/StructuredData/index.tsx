// Differs from the original, which it replaces: begins at the landing page, and addresses are encoded
// and without a closing slash, as the pages are served.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {breadcrumbData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const steps = breadcrumbs.flatMap(({label, href}) => (href ? [{name: label, url: urlOf(href)}] : []));
  return <StructuredData data={breadcrumbData(steps, root)} />;
}
