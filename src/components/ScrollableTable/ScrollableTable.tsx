import type {ComponentProps, ReactNode} from 'react';
import ScrollBox from '@site/src/components/ScrollBox/ScrollBox';

/** A table that scrolls in a box of its own where it is wider than the screen. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox name="Wide table">
      <table {...props} />
    </ScrollBox>
  );
}
