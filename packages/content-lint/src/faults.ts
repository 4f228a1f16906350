import type {Fault, Fix} from '@training-catalog/content-model';
import type {Nodes} from 'mdast';

/** Reports what a rule says about a line of one file, and what puts it right. */
export type Report<Id extends string> = (rule: Id, line: number, message: string, fix?: Fix) => void;

/** The faults that a function reports. */
export function faultsOf<Id extends string>(check: (report: Report<Id>) => void): Fault<Id>[] {
  const faults: Fault<Id>[] = [];
  check((rule, line, message, fix) => faults.push({rule, line, message, ...(fix && {fix})}));
  return faults;
}

/** The line on which a node begins. */
export const lineOf = ({position}: Pick<Nodes, 'position'>): number => position?.start.line ?? 1;
