// Differs from the original: a real button, which opens on click, space, and arrow keys, not only on hover and Enter, and
// closes on Escape. It opens on hover only without JavaScript: a menu opened by a passing pointer covers the page, and
// Escape would not close it (WCAG 1.4.13).
import {useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import Original from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

function Dropdown({items, position, className, label, 'aria-label': name}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const onEvent = ({target}: Event): void => {
      if (target instanceof Node && !element.current?.contains(target)) {
        setOpen(false);
      }
    };
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        const dropdown = element.current;
        if (dropdown?.querySelector('ul')?.contains(document.activeElement)) {
          dropdown.querySelector('button')?.focus();
        }
        setOpen(false);
      }
    };
    const elsewhere = ['mousedown', 'touchstart', 'focusin'];
    elsewhere.forEach((name) => document.addEventListener(name, onEvent, {passive: true}));
    document.addEventListener('keydown', onKey);
    return () => {
      elsewhere.forEach((name) => document.removeEventListener(name, onEvent));
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  const onArrow = (event: ReactKeyboardEvent): void => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    flushSync(() => setOpen(true));
    const links = [...(element.current?.querySelectorAll('a') ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    // From the button, down goes to the first link and up to the last.
    const next = current < 0 && step < 0 ? -1 : current + step;
    links.at(next % links.length)?.focus();
  };

  return (
    <div
      ref={element}
      role="presentation"
      onKeyDown={onArrow}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-label={name}
        className={clsx('navbar__link', styles.button, className)}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          // The items come from the configuration and never change.
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}

export default function ClickableDropdown(props: Props): ReactNode {
  return props.to ? <Original {...props} /> : <Dropdown {...props} />;
}
