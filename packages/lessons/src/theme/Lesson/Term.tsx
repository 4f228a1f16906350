import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Space between a definition and the edge of the window, in pixels. */
const margin = 8;

/**
 * A term with its definition as a tooltip. It appears on focus and hover (by the style sheet alone, so also without
 * scripts) and on a first tap, and Escape closes it. The term is a link to the glossary; a tap while the definition is
 * shown follows it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export default function Term({
  definition,
  to,
  children,
}: {
  definition: string;
  /** Place in the glossary. */
  to: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const pointer = useRef('');
  const [state, setState] = useState<'tapped' | 'dismissed'>();

  useEffect(() => {
    if (state !== 'tapped') {
      return undefined;
    }
    const closeOutside = ({target}: Event): void => {
      if (!box.current?.contains(target as Node)) {
        setState(undefined);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [state]);

  // A pointer may rest on the term while the focus is elsewhere.
  useEffect(() => {
    const close = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && box.current?.matches(':hover, :focus-within, [data-state="tapped"]')) {
        setState('dismissed');
      }
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  /** Moves the definition to the left by as much as it would extend beyond the window. */
  const keepInside = (): void => {
    const element = tip.current;
    if (element) {
      element.style.translate = '0';
      const over = element.getBoundingClientRect().right + margin - document.documentElement.clientWidth;
      element.style.translate = over > 0 ? `${-over}px` : '0';
    }
  };
  const reset = (): void => setState(undefined);

  return (
    // These handlers only show and hide the definition; the link inside keeps its own behavior.
    <span
      ref={box}
      className="term"
      data-state={state}
      onPointerEnter={keepInside}
      onPointerLeave={({pointerType}) => pointerType !== 'touch' && reset()}
      onFocus={keepInside}
      onBlur={reset}
    >
      <Link
        to={to}
        aria-describedby={id}
        onPointerDown={({pointerType}) => (pointer.current = pointerType)}
        onClick={(event) => {
          if (pointer.current === 'touch' && state !== 'tapped') {
            event.preventDefault();
            setState('tapped');
          }
          pointer.current = '';
        }}
      >
        {children}
      </Link>
      <span ref={tip} id={id} role="tooltip" className="term-definition not-searched">
        {definition}
      </span>
    </span>
  );
}
