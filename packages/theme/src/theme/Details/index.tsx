// Differs from the original, which it replaces: a native `details` element, so that the browser's search in the page finds
// what is folded, and opens it. (The original hides the content with `display: none`.) A press opens and closes it with
// the same animation as the other collapsible parts of Docusaurus.
import {isValidElement, useRef, type MouseEvent, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import styles from '#css/Details.module.css';

/** Duration of the animation for a height in pixels, in ms, as Docusaurus' `Collapsible` has it. */
function durationOf(height: number): number {
  const steps = height / 36;
  return prefersReducedMotion() ? 1 : Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Whether a press is on the summary of this element, and not on a link in the summary or on a summary inside. */
const isOnSummary = ({target, currentTarget}: MouseEvent): boolean =>
  target instanceof Element && target.closest('summary, a')?.parentElement === currentTarget;

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const content = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation>(undefined);

  const onClick = (event: MouseEvent<HTMLDetailsElement>): void => {
    const details = event.currentTarget;
    if (!content.current || !isOnSummary(event)) {
      return;
    }
    event.preventDefault();
    const isClosing = details.open && !details.hasAttribute('data-closing');
    details.open = true;
    details.toggleAttribute('data-closing', isClosing);
    if (animation.current?.playState === 'running') {
      animation.current.reverse();
      return;
    }
    const height = content.current.offsetHeight;
    animation.current = content.current.animate(
      {height: ['0', `${height}px`], overflow: ['clip', 'clip']},
      {duration: durationOf(height), easing: 'ease-in-out', direction: isClosing ? 'reverse' : 'normal'},
    );
    animation.current.onfinish = () => {
      details.open = !details.hasAttribute('data-closing');
      details.removeAttribute('data-closing');
    };
  };

  return (
    // The summary takes the keys, whose presses are clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <details {...props} className={clsx(styles.details, className)} onClick={onClick}>
      {/* No text: the first branch is an element. */}
      {/* oxlint-disable-next-line translators/texts-in-elements */}
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div ref={content}>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
