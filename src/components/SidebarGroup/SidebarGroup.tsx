import {useMemo, useState, type ComponentType, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebarItem/Category';

/** Props that `src/theme/DocSidebarItem/Category` passes on. */
interface GivenProps extends Props {
  /** The theme's component. Importing it here would put the theme's code into the data of an area. */
  Original: ComponentType<Props>;
}

/** Props that a category of a large sidebar has in addition (src/upstream/sidebarGroups.ts). */
export interface GroupProps {
  /** The component that shows it. */
  Shown: ComponentType<GivenProps>;
  /** Whether its items are there. */
  isLoaded: () => boolean;
  /** Loads its items. */
  load: () => Promise<unknown>;
}

const message = (value: string): PropSidebarItem => ({type: 'html', value, defaultStyle: true});

/** A category of a large sidebar, whose items are loaded when it is opened. */
export default function SidebarGroup({item, onItemClick, Original, ...props}: GivenProps): ReactNode {
  const {isLoaded, load} = item.customProps as unknown as GroupProps;
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const {items} = item;
  const hasItems = isLoaded();

  const shown = useMemo(() => {
    // Before it is opened, its placeholder: a link to the page that shows the group without JavaScript.
    if (hasItems || state === 'closed') {
      return {...item, items};
    }
    const messages =
      state === 'loading'
        ? [message('<span role="status">Loading…</span>')]
        : [
            message('<span role="alert">The pages could not be loaded. Close and open the group to try again.</span>'),
            ...items,
          ];
    return {...item, items: messages};
  }, [item, items, hasItems, state]);

  const open = async (): Promise<void> => {
    if (isLoaded()) {
      return;
    }
    setState('loading');
    try {
      await load();
      setState('closed');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return (
    <Original
      {...props}
      item={shown}
      onItemClick={(clicked: PropSidebarItem) => {
        if (clicked === shown) {
          void open();
        }
        onItemClick?.(clicked);
      }}
    />
  );
}
