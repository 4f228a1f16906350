/** The parts of OpenAPI 3 that the reference pages use, with references resolved. */
export interface Schema {
  title?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  /** A list in OpenAPI 3.1. */
  examples?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  /** Schemas of fields by a regular expression that their names match. */
  patternProperties?: Record<string, Schema>;
  items?: boolean | Schema;
  prefixItems?: readonly Schema[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  not?: Schema;
  discriminator?: {propertyName?: string; mapping?: Record<string, string>};
  nullable?: boolean;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  pattern?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  externalDocs?: {url?: string; description?: string};
}

export interface Example {
  summary?: string;
  description?: string;
  value?: unknown;
  externalValue?: string;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
  /** Media types and headers of the parts of a form, by field. */
  encoding?: Record<string, {contentType?: string; headers?: Record<string, Header>}>;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  style?: string;
  explode?: boolean;
  schema?: Schema;
  content?: Record<string, MediaType>;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface Link {
  operationId?: string;
  operationRef?: string;
  description?: string;
}

/** A header of a response. */
export type Header = Omit<Parameter, 'name' | 'in'>;

export interface Response {
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
  links?: Record<string, Link>;
}

export interface RequestBody {
  required?: boolean;
  description?: string;
  content?: Record<string, MediaType>;
}

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, {default?: string; enum?: readonly string[]; description?: string}>;
}

export interface SecurityScheme {
  type: string;
  description?: string;
  /** For API keys: name and location. */
  name?: string;
  in?: string;
  /** For HTTP authentication. */
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows?: Record<
    string,
    {authorizationUrl?: string; tokenUrl?: string; refreshUrl?: string; scopes?: Record<string, string>}
  >;
}

/** Security schemes that are required together, each with its required scopes. */
export type SecurityRequirement = Record<string, readonly string[]>;

export type Callbacks = Record<string, Record<string, PathItem>>;

/** An Operation Object of OpenAPI. */
export interface SpecifiedOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  externalDocs?: {url?: string; description?: string};
  parameters?: readonly Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  callbacks?: Callbacks;
  servers?: readonly Server[];
  security?: readonly SecurityRequirement[];
  tags?: readonly string[];
  'x-catalog-tags'?: readonly string[];
}

/** A Path Item Object: operations by method, and what they share. */
export interface PathItem extends Partial<Record<(typeof methods)[number], SpecifiedOperation>> {
  $ref?: string;
  summary?: string;
  description?: string;
  parameters?: readonly Parameter[];
  servers?: readonly Server[];
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** An operation with its method and path, and what it inherits from its path item and document. */
export interface Operation extends Omit<SpecifiedOperation, 'summary'> {
  method: string;
  path: string;
  /** Whether the service sends this request to the client. */
  isWebhook?: boolean;
  securitySchemes?: Record<string, SecurityScheme>;
}

/** An operation with a page. */
export interface OperationItem {
  /** Name of the page: the last segment of its route. */
  id: string;
  title: string;
  api: Operation;
}

export interface Info {
  title: string;
  version?: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  license?: {name: string; url?: string; identifier?: string};
  contact?: {name?: string; url?: string; email?: string};
}

export interface Tag {
  name: string;
  description?: string;
}

/** An OpenAPI 3 document with references resolved; recursive schemas are cyclic objects. */
export interface OpenApiDocument {
  info: Info;
  servers?: readonly Server[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  'x-webhooks'?: Record<string, PathItem>;
  components?: {schemas?: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme>};
  security?: readonly SecurityRequirement[];
  tags?: readonly Tag[];
  externalDocs?: {url?: string; description?: string};
}
