import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollBox from './ScrollBox.js';

/** A table in a ScrollBox, so that a wide table scrolls instead of the page. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox
      name={translate({
        id: 'training-catalog.catalog.table',
        message: 'Wide table',
        description: 'What screen readers call the box that scrolls a table',
      })}
    >
      <table {...props} />
    </ScrollBox>
  );
}
