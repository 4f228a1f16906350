/** The parts of an OpenAPI 3 document that the reference pages use, with references resolved. */
export interface Schema {
  title?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Response {
  description?: string;
  headers?: Record<string, {description?: string; schema?: Schema}>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  description?: string;
  deprecated?: boolean;
  parameters?: readonly Parameter[];
  requestBody?: {required?: boolean; description?: string; content?: Record<string, MediaType>};
  responses?: Record<string, Response>;
  servers?: readonly {url: string; description?: string}[];
  tags?: readonly string[];
  'x-catalog-tags'?: readonly string[];
}

/** One page as docusaurus-plugin-openapi-docs lists it. */
export interface OperationItem {
  type: 'api';
  id: string;
  infoId: string;
  title: string;
  api: Operation;
}

export interface OverviewItem {
  type: 'info';
  id: string;
  title: string;
  description: string;
  info: {
    title: string;
    version: string;
    description?: string;
    license?: {name: string; url?: string};
    contact?: {name?: string; url?: string; email?: string};
  };
}
