declare module '@theme/PrintButton' {
  import type {ReactNode} from 'react';

  export default function PrintButton(props: {className: string; children: ReactNode}): ReactNode;
}
