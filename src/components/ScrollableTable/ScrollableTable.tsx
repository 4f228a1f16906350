import type {ComponentProps, ReactNode} from 'react';
import ScrollBox from '@site/src/components/ScrollBox/ScrollBox';

/** A table in a ScrollBox, so that a wide table scrolls instead of the page. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox name="Wide table">
      <table {...props} />
    </ScrollBox>
  );
}
