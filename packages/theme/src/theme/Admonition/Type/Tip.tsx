// Differs from the original, which it replaces: uses the icons and titles of the site.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Type/Tip';
import Note from '#components/Note/Note';

export default function TipAdmonition(props: Props): ReactNode {
  return <Note {...props} icon="tip" name={translate({id: 'site.admonition.tip', message: 'Tip'})} />;
}
