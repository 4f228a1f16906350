// Differs from the original: jumps without smooth scrolling if the reader prefers reduced motion.
import type {MouseEvent, ReactNode} from 'react';
import Original from '@theme-original/BackToTopButton';

function onClick(event: MouseEvent): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    scrollTo(0, 0);
  }
}

export default function BackToTopButton(): ReactNode {
  return (
    <div role="presentation" onClickCapture={onClick}>
      <Original />
    </div>
  );
}
