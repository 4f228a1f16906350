import {operationsOf, type NamedOperation} from './pageNames.js';
import type {OpenApiDocument, OperationItem, Parameter} from './model/types.js';

/** Words of an operationId, for an operation without a summary. */
const humanize = (operationId: string): string => {
  const words = operationId
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\W]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function titleOf({operation, item, method, path: route, isWebhook}: NamedOperation): string {
  const place = isWebhook ? humanize(route) : `${method.toUpperCase()} ${route}`;
  const candidates = [
    (operation.summary ?? item.summary)?.replaceAll(/\s+/g, ' ').trim(),
    humanize(operation.operationId ?? ''),
    place,
  ];
  return candidates.find((text) => text !== undefined && text !== '') ?? route;
}

/** Parameters of an operation and those of its path, which it may replace. */
function allParameters(ofPath: readonly Parameter[] = [], own: readonly Parameter[] = []): Parameter[] {
  const key = ({in: place, name}: Parameter): string => `${place} ${name}`;
  return [
    ...new Map(
      [...own, ...ofPath.filter((one) => !own.some((other) => key(one) === key(other)))].map((one) => [key(one), one]),
    ).values(),
  ];
}

/** Lists the operations of a document that get a page, each with what it inherits from its path and the document. */
export function operationItems(document: OpenApiDocument): OperationItem[] {
  return operationsOf(document).map((named) => {
    const {name, method, path: route, isWebhook, item, operation} = named;
    const own = {...operation};
    delete own.summary;
    const parameters = allParameters(item.parameters, own.parameters);
    const security = own.security ?? document.security;
    const servers = own.servers ?? item.servers ?? document.servers;
    return {
      id: name,
      title: titleOf(named),
      api: {
        ...own,
        description: own.description ?? item.description ?? '',
        method,
        path: route,
        ...(parameters.length > 0 && {parameters}),
        ...(servers && {servers}),
        ...(security && {security}),
        ...(isWebhook && {isWebhook}),
        securitySchemes: document.components?.securitySchemes ?? {},
      },
    };
  });
}
