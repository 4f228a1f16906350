// Differs from the original: adds links to help.
import type {ReactNode} from 'react';
import Original from '@theme-init/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import HelpLinks from '#components/HelpLinks/HelpLinks';

export default function EditThisPageAndHelp(props: Props): ReactNode {
  return (
    <HelpLinks>
      <Original {...props} />
    </HelpLinks>
  );
}
