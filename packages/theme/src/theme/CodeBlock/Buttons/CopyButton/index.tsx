// Differs from the original, which it replaces: the script of all pages (src/pageControls) copies, says so only if it
// worked, and announces it to screen readers; the icons are those of the site.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import clsx from 'clsx';
import CopyStatus from '#components/CopyStatus';
import Icon from '#components/Icon/Icon';

export default function CopyButton({className}: Props): ReactNode {
  const {title} = useCodeBlockContext().metadata;
  return (
    <span data-copies="ready" className="copies">
      <CopyStatus remedy={translate({id: 'site.code.select', message: 'Select the code and copy it.'})} />
      <button
        type="button"
        data-control="copy"
        aria-label={
          typeof title === 'string'
            ? translate({id: 'site.code.copy', message: 'Copy {title} to clipboard'}, {title})
            : translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
        }
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        className={clsx('clean-btn', className)}
      >
        <Icon name="copy" />
        <Icon name="check" />
      </button>
    </span>
  );
}
