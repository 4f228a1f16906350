// Differs from the original: the space bar chooses a tab too, Home and End go to the first and the last.
import type {KeyboardEvent, ReactNode} from 'react';
import Original from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

function onKeyDown(event: KeyboardEvent): void {
  const {target, key} = event;
  const list = target instanceof HTMLElement && target.role === 'tab' ? target.parentElement : null;
  const tabs = {Home: list?.firstElementChild, End: list?.lastElementChild, ' ': target}[key];
  if (!list || !(tabs instanceof HTMLElement)) {
    return;
  }
  event.preventDefault();
  if (key === ' ') {
    tabs.click();
  } else {
    tabs.focus();
  }
}

export default function Tabs(props: Props): ReactNode {
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <Original {...props} />
    </div>
  );
}
