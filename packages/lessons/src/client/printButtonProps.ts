import type {ReactNode} from 'react';

/** Properties of `@theme/PrintButton`. */
export interface PrintButtonProps {
  className: string;
  children: ReactNode;
}
