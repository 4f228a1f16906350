// Differs from the original, which it replaces: the original says "Copied" also if copying failed. A copy is announced to
// screen readers, and the icons are those of the site.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import CopyStatus from '@site/src/components/CopyStatus';
import Icon from '@site/src/components/Icon/Icon';
import {useCopy} from '@site/src/components/useCopy';

export default function CopyButton({className}: Props): ReactNode {
  const {code, title} = useCodeBlockContext().metadata;
  const [state, copy] = useCopy();
  const isCopied = state === 'copied';
  return (
    <>
      <CopyStatus state={state} remedy="Select the code and copy it." />
      <Button
        aria-label={
          isCopied
            ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
            : typeof title === 'string'
              ? translate({id: 'site.code.copy', message: 'Copy {title} to clipboard'}, {title})
              : translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
        }
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        className={className}
        onClick={() => copy(code)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </Button>
    </>
  );
}
