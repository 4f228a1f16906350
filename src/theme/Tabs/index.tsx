// Differs from the original, which it replaces: that one makes its panels a second time once the page is alive, and
// with them the code that the build has highlighted. (The original works around facebook/docusaurus#5653; by now,
// useTabs keeps what was served.) The space bar chooses a tab too, Home and End go to the first and the last.
import {cloneElement, type KeyboardEvent, type ReactNode} from 'react';
import {sanitizeTabsChildren, useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';

/** The tab that a key leads to from this one: the arrows go round. */
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
      <div className="margin-top--md">
        {panels
          .filter((panel) => !lazy || panel.props.value === selectedValue)
          .map((panel) => cloneElement(panel, {key: panel.props.value, hidden: panel.props.value !== selectedValue}))}
      </div>
    </div>
  );
}
