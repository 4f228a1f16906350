// Differs from the original, which it replaces: icon and name are the site's.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Type/Info';
import Note from '@site/src/components/Note/Note';

export default function InfoAdmonition(props: Props): ReactNode {
  return <Note {...props} icon="info" name="Info" />;
}
