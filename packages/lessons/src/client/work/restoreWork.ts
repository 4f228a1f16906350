import {forgetWork, keepWork, workOf, type Work} from '@training-catalog/utils/work';
import type {WorkFile} from './workFile.js';

/** The works of a file in whose place this device has something else. */
export const replacedBy = (baseUrl: string, {page, work}: WorkFile): readonly Work[] =>
  work.filter((one) => (workOf(baseUrl, page, one)?.text ?? one.text) !== one.text);

/** Keeps the works of a file on this device: all, or, if its storage has no room, none. @returns whether it has kept them */
export function restoreWork(baseUrl: string, {page, work}: WorkFile): boolean {
  const before = work.map((one) => ({one, earlier: workOf(baseUrl, page, one)}));
  const isKept = work.every((one) => keepWork(baseUrl, page, one));
  if (!isKept) {
    // The new ones go first, which makes room for the earlier ones.
    before.forEach(({one, earlier}) => earlier ?? forgetWork(baseUrl, page, one));
    before.forEach(({earlier}) => earlier && keepWork(baseUrl, page, earlier));
  }
  return isKept;
}
