// Differs from the original, which it replaces: that one mounts every block a second time once the page
// is alive, to give it the colors of the mode. Ours are classes (./Content), and a served block stays.
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    // What is no element is a text.
    <StringContent {...props}>{(parts as string[]).join('')}</StringContent>
  );
}
