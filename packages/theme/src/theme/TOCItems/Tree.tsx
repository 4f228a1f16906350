// Differs from the original: code in headings is not offered to translators, as in the text.
import {useMemo, type ReactNode} from 'react';
import Original from '@theme-init/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';

type Items = Props['toc'];

const untranslated = (items: Items): Items =>
  items.map(({value, children, ...item}) => ({
    ...item,
    value: value.replaceAll('<code>', '<code translate="no">'),
    children: untranslated(children),
  }));

export default function TOCItemsTree({toc, ...props}: Props): ReactNode {
  const items = useMemo(() => untranslated(toc), [toc]);
  return <Original {...props} toc={items} />;
}
