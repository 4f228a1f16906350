import type {Operation, SecurityScheme} from './types.js';

/** A credential as a header, query parameter, or cookie, with a placeholder for the secret. */
export interface Credential {
  in: 'header' | 'query' | 'cookie';
  name: string;
  value: string;
}

/** Placeholder credential of a security scheme; undefined for schemes that cannot be expressed in a request. */
export function placeholderOf({type, scheme = '', in: place, name: key = ''}: SecurityScheme): Credential | undefined {
  if (type === 'apiKey' && (place === 'header' || place === 'query' || place === 'cookie')) {
    return {in: place, name: key, value: '<key>'};
  }
  if (type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && scheme.toLowerCase() === 'bearer')) {
    return {in: 'header', name: 'Authorization', value: 'Bearer <token>'};
  }
  return type === 'http' && scheme.toLowerCase() === 'basic'
    ? {in: 'header', name: 'Authorization', value: 'Basic <credentials>'}
    : undefined;
}

/** Credentials in code samples: those of the operation's first security requirement; none if authentication is optional. */
export function credentialsOf({security = [], securitySchemes = {}}: Operation): Credential[] {
  // An empty requirement makes authentication optional; the shortest request omits it.
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  const [first = {}] = isOptional ? [] : security;
  return Object.keys(first).flatMap((name) => {
    const scheme = Object.hasOwn(securitySchemes, name) ? securitySchemes[name] : undefined;
    const credential = scheme && placeholderOf(scheme);
    return credential ? [credential] : [];
  });
}
