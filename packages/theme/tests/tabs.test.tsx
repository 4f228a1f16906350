import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import TabItem from '../src/theme/TabItem/index.js';
import Tabs from '../src/theme/Tabs/index.js';

/** Which tab is selected, and which panels are shown. */
function seen(tabs: ReactNode): {tabs: string[]; selected: string | undefined; shown: string[]} {
  const html = renderToStaticMarkup(tabs);
  return {
    tabs: Array.from(html.matchAll(/role="tab"[^>]*>([^<]*)/g), ([, label = '']) => label),
    selected: /role="tab" data-value="([^"]*)"[^>]*aria-selected="true"/.exec(html)?.[1],
    shown: Array.from(
      html.matchAll(/role="tabpanel" aria-label="[^"]*" class="[^"]*">([^<]*)/g),
      ([, text = '']) => text,
    ),
  };
}

describe('tabs', () => {
  it('select the first panel, another one that says so, the one that is named, or none', () => {
    const [mac, linux] = [
      <TabItem key="mac" value="mac" label="macOS">
        brew
      </TabItem>,
      <TabItem key="linux" value="linux" default>
        apt
      </TabItem>,
    ];
    expect(seen(<Tabs>{mac}</Tabs>)).toEqual({tabs: ['macOS'], selected: 'mac', shown: ['brew']});
    expect(seen(<Tabs>{[mac, linux]}</Tabs>)).toEqual({tabs: ['macOS', 'linux'], selected: 'linux', shown: ['apt']});
    expect(seen(<Tabs defaultValue="mac">{[mac, linux]}</Tabs>)).toMatchObject({selected: 'mac', shown: ['brew']});
    expect(seen(<Tabs defaultValue={null}>{[mac, linux]}</Tabs>)).toMatchObject({selected: undefined, shown: []});
  });

  it('take the names of tabs from a list, if there is one', () => {
    const values = [{value: 'mac', label: 'Apple'}];
    expect(seen(<Tabs values={values}>{<TabItem value="mac">brew</TabItem>}</Tabs>).tabs).toEqual(['Apple']);
  });

  it('refuse a child that no tab shows, and two with the same value', () => {
    const child = (<p>Text</p>) as never;
    expect(() => seen(<Tabs>{child}</Tabs>)).toThrow(/write <TabItem value=/);
    const twice = [1, 2].map((place) => (
      <TabItem key={place} value="mac">
        brew
      </TabItem>
    ));
    expect(() => seen(<Tabs>{twice}</Tabs>)).toThrow(/two tabs with the value "mac"/);
  });
});
