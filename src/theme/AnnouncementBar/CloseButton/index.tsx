// Differs from the original, which it replaces: the script of all pages (src/pageControls) closes the bar, for good, also
// before React, which then learns of it.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import clsx from 'clsx';

export default function AnnouncementBarCloseButton({className, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      {...props}
      data-control="close-announcement"
      aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
      className={clsx('clean-btn close needs-script', className)}
    >
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}
