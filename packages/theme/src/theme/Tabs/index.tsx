// Differs from the original, which it replaces: React renders the first selection, and the script of all pages
// (src/pageControls) changes it, so that tabs work before React and without it, and the code highlighted at build time
// stays. Without JavaScript, all panels are shown. Values of the query string are not read.
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';

/** Props of a panel, as far as tabs read them. Their type in Docusaurus changed with 3.10. */
interface PanelProps {
  value?: string;
  label?: string;
  attributes?: Readonly<Record<string, unknown>>;
  default?: boolean;
  hidden?: boolean;
}

/** The panels among the children. @throws at one without a value, which no tab could show */
const panelsIn = (children: ReactNode): (ReactElement<PanelProps> & {props: {value: string}})[] =>
  Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      if (!isValidElement<PanelProps>(child) || child.props.value === undefined) {
        throw new Error('<Tabs> has a child without a value; write <TabItem value="..."> around it');
      }
      return child as ReactElement<PanelProps> & {props: {value: string}};
    });

export default function Tabs({block, className, groupId, children, values, defaultValue}: Props): ReactNode {
  const panels = panelsIn(children);
  const tabValues = values ?? panels.map(({props: {value, label, attributes}}) => ({value, label, attributes}));
  const twice = tabValues.find(({value}, index) => tabValues.findIndex((other) => other.value === value) < index);
  if (twice !== undefined) {
    throw new Error(`<Tabs> has two tabs with the value "${twice.value}"; give each its own`);
  }
  // Without the group, whose stored choice the script reads; null selects no tab.
  const selectedValue =
    defaultValue === undefined
      ? (panels.find(({props}) => props.default === true) ?? panels[0])?.props.value
      : defaultValue;
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
