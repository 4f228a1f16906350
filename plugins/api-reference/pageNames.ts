import type {Operation} from './types';

/** What of a specification file decides which pages are made from it. */
export interface Specification {
  info: {title: string};
  paths: Record<string, Record<string, Operation & {summary?: string}>>;
}

/** Names of pages as docusaurus-plugin-openapi-docs makes them from operationId and title. */
export const kebabCase = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** All operations of a specification, each with its place in the file as a JSON pointer. */
export function operationsOf(
  specification: Specification,
): {where: string; operation: Operation & {summary?: string}}[] {
  return Object.entries(specification.paths).flatMap(([route, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        where: `#/paths/${route.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
        operation,
      })),
  );
}
