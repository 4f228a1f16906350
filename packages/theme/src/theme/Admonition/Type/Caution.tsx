// Differs from the original, which it replaces: uses the icons and titles of the site.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Type/Caution';
import Note from '#components/Note/Note';

export default function CautionAdmonition(props: Props): ReactNode {
  return <Note {...props} icon="warning" name={translate({id: 'site.admonition.caution', message: 'Caution'})} />;
}
