import {isDeviceName} from '@training-catalog/content-model';
import {escapeSegment} from './model/jsonPointer.js';
import {SpecificationFiles} from './specificationFiles.js';
import {methods, type PathItem, type SpecifiedOperation} from './model/types.js';

/** The part of a specification file that determines its pages. */
export interface Specification {
  info?: {title?: string};
  paths?: Record<string, PathItem | null>;
  webhooks?: Record<string, PathItem | null>;
  /** What the tools of OpenAPI 3.0 call webhooks. */
  'x-webhooks'?: Record<string, PathItem | null>;
}

/** An operation of a document, with the name of its page. */
export interface NamedOperation {
  /** Name of its page, the last segment of its route. */
  name: string;
  method: (typeof methods)[number];
  /** Path below the server; the name of a webhook. */
  path: string;
  isWebhook: boolean;
  /** The path as written in the document, with what its operations share. */
  item: PathItem;
  /** Position in the document as a JSON pointer. */
  where: string;
  operation: SpecifiedOperation;
}

/** Maximum length of a page name. File systems allow 255 bytes, with the extension and the number of a second one. */
const maxName = 150;

/**
 * Words of a name in lower case with hyphens, without those that are not Latin; empty if there are none, or if no file
 * can have that name.
 */
export function kebabCase(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxName)
    .replace(/-$/, '')
    .toLowerCase();
  return isDeviceName(words) ? '' : words;
}

/** Name of the overview page of a set. */
export const overviewName = ({info}: Specification): string => kebabCase(info?.title ?? '') || 'overview';

/**
 * All operations and webhooks of a specification, in the file's order, each with a unique page name: from its
 * operationId, or from method and path if there is none, if it has no Latin letters, or if the name is taken.
 *
 * @param follow - resolves a reference to another place or file to its path.
 */
export function operationsOf(
  specification: Specification,
  follow: (reference: string) => PathItem | undefined = () => undefined,
): NamedOperation[] {
  const taken = new Set([overviewName(specification)]);
  const unique = (wanted: string, longer: string): string => {
    const names = [wanted, longer].filter(Boolean);
    const free = names.find((name) => !taken.has(name));
    let name = free ?? '';
    for (let count = 2; name === ''; count++) {
      const next = `${longer}-${count}`;
      name = taken.has(next) ? '' : next;
    }
    taken.add(name);
    return name;
  };
  return (['paths', 'webhooks', 'x-webhooks'] as const).flatMap((part) =>
    Object.entries(specification[part] ?? {}).flatMap(([route, declared]) => {
      const item = declared?.$ref === undefined ? declared : {...follow(declared.$ref), ...declared};
      // In the order of the file, like everything else.
      return Object.keys(item ?? {}).flatMap((key): NamedOperation[] => {
        const method = methods.find((one) => one === key);
        const operation = method && item?.[method];
        if (!item || !operation) {
          return [];
        }
        const isWebhook = part !== 'paths';
        const ownName = kebabCase(operation.operationId ?? '');
        const name = unique(ownName, kebabCase(`${isWebhook ? 'webhook' : method} ${route}`));
        return [
          {name, method, path: route, isWebhook, item, where: `#/${part}/${escapeSegment(route)}/${method}`, operation},
        ];
      });
    }),
  );
}

/**
 * Names of all pages of a specification file, the overview first, read without the rest of the file.
 *
 * @param files - what was read from it before, if anything.
 * @throws what the parser throws for a file that is neither JSON nor YAML, and an error for a missing one.
 */
export function pageNamesOf(file: string, files = new SpecificationFiles()): string[] {
  const document = files.document(file);
  if (document === undefined) {
    throw new Error(`there is no ${file}`);
  }
  const specification = (document ?? {}) as Specification;
  const follow = (reference: string): PathItem => files.at({$ref: reference}, file).node;
  return [overviewName(specification), ...operationsOf(specification, follow).map(({name}) => name)];
}
