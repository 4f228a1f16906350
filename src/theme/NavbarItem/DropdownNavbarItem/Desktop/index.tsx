// Differs from the original: opens on a click and on the space bar too, not on hover and Enter only,
// closes on Escape, and is a real button.
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Original from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

function Dropdown({items, position, className, label}: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onEvent = ({target}: Event): void => {
      if (target instanceof Node && !element.current?.contains(target)) {
        setOpen(false);
      }
    };
    const onKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
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

  return (
    <div
      ref={element}
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': open,
      })}
    >
      <button
        type="button"
        aria-expanded={open}
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
