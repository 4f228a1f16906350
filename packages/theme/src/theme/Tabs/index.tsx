// Differs from the original, which it replaces: React renders the first selection, and the script of all pages
// (src/pageControls) changes it, so that tabs work before React and without it, and the code highlighted at build time
// stays. Without JavaScript, all panels are shown. Values of the query string are not read.
import {cloneElement, type ReactNode} from 'react';
import {sanitizeTabsChildren, useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';

export default function Tabs({block, className, groupId, ...props}: Props): ReactNode {
  // Without the group, whose stored choice the script reads.
  const {selectedValue, tabValues} = useTabs(props);
  const panels = sanitizeTabsChildren(props.children);
  return (
    <div className="tabs-container margin-bottom--md">
      <div
        role="tablist"
        aria-orientation="horizontal"
        data-control="tabs"
        data-group={groupId}
        className={clsx('tabs', block && 'tabs--block', className)}
      >
        {tabValues.map(({value, label, attributes}) => (
          <div
            key={value}
            role="tab"
            data-value={value}
            tabIndex={selectedValue === value ? 0 : -1}
            aria-selected={selectedValue === value}
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
        {panels.map((panel) =>
          cloneElement(panel, {key: panel.props.value, hidden: panel.props.value !== selectedValue}),
        )}
      </div>
    </div>
  );
}
