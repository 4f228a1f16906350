import type {Operation, SecurityScheme} from './types';

/** What signs a request in, with a placeholder for what only the caller knows. */
export interface Credential {
  in: 'header' | 'query' | 'cookie';
  name: string;
  value: string;
}

/** How a scheme signs a request in, with a placeholder; nothing where that cannot be written down. */
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

/** What the code samples send to sign in: the first way that can be written down. */
export function credentialsOf({security = [], securitySchemes = {}}: Operation): Credential[] {
  // Where no authentication is one of the ways, the shortest request is one without.
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  const [first = {}] = isOptional ? [] : security;
  return Object.keys(first).flatMap((name) => {
    const scheme = securitySchemes[name];
    const credential = scheme && placeholderOf(scheme);
    return credential ? [credential] : [];
  });
}
