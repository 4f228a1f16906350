// Differs from the original, which it replaces: the original remounts its panels after hydration, and with them the code
// highlighted at build time. (It works around facebook/docusaurus#5653; useTabs now keeps the server-rendered state.) The
// space bar also selects a tab, and Home and End go to the first and the last tab. When the browser's search in the page finds
// text in a panel that is not shown, its tab is selected.
import {cloneElement, useEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';

/** The tab that a key moves to; the arrow keys wrap around. */
function target(key: string, tab: Element): Element | null | undefined {
  const list = tab.parentElement;
  return {
    ArrowRight: tab.nextElementSibling ?? list?.firstElementChild,
    ArrowLeft: tab.previousElementSibling ?? list?.lastElementChild,
    Home: list?.firstElementChild,
    End: list?.lastElementChild,
  }[key];
}

export default function Tabs({lazy, block, className, ...props}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs(props);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const panels = sanitizeTabsChildren(props.children);

  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = holder.current;
    const onMatch = ({target}: Event): void => {
      const place = [...(element?.children ?? [])].findIndex(
        (panel) => target instanceof Node && panel.contains(target),
      );
      const found = panels[place];
      if (found) {
        selectValue(found.props.value);
      }
    };
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [selectValue, panels]);

  const choose = (value: string, tab: HTMLElement): void => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  };
  const onKeyDown = (value: string, event: KeyboardEvent<HTMLElement>): void => {
    const {key, currentTarget} = event;
    const next = target(key, currentTarget);
    if (key === 'Enter' || key === ' ') {
      choose(value, currentTarget);
    } else if (next instanceof HTMLElement) {
      next.focus();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <div className="tabs-container margin-bottom--md">
      <div role="tablist" aria-orientation="horizontal" className={clsx('tabs', block && 'tabs--block', className)}>
        {tabValues.map(({value, label, attributes}) => (
          <div
            key={value}
            role="tab"
            tabIndex={selectedValue === value ? 0 : -1}
            aria-selected={selectedValue === value}
            onKeyDown={(event) => onKeyDown(value, event)}
            onClick={(event) => choose(value, event.currentTarget)}
            {...attributes}
            className={clsx(
              'tabs__item',
              attributes?.className as string | undefined,
              selectedValue === value && 'tabs__item--active',
            )}
          >
            {label ?? value}
          </div>
        ))}
      </div>
      <div ref={holder} className="margin-top--md">
        {panels
          .filter((panel) => !lazy || panel.props.value === selectedValue)
          .map((panel) => cloneElement(panel, {key: panel.props.value, hidden: panel.props.value !== selectedValue}))}
      </div>
    </div>
  );
}
