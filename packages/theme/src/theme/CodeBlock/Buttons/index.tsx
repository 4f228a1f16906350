// Differs from the original, which it replaces: the buttons are in the served HTML, because the copy button works there.
import type {ReactNode} from 'react';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type {Props} from '@theme/CodeBlock/Buttons';
import clsx from 'clsx';
import styles from '#css/CodeBlockButtons.module.css';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, 'code-buttons needs-script', styles.group)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
