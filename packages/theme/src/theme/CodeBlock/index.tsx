// Differs from the original, which it replaces: the original remounts every block after hydration to apply the colors of
// the color mode. Here colors are classes (./Content), so blocks are not remounted.
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    // Without elements, all children are strings.
    <StringContent {...props}>{(parts as string[]).join('')}</StringContent>
  );
}
