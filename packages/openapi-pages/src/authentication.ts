import {codeText, linkText, markdownText} from './markdownText.js';
import type {Operation, SecurityRequirement, SecurityScheme} from './model/types.js';

const flowNames = new Map([
  ['authorizationCode', 'authorization code'],
  ['implicit', 'implicit'],
  ['password', 'password'],
  ['clientCredentials', 'client credentials'],
  ['deviceAuthorization', 'device authorization'],
]);

const labeledUrl = (label: string, url: string | undefined): string => (url ? `${label}: ${linkText(url, url)}` : '');

const places = new Map([
  ['header', 'header'],
  ['query', 'query parameter'],
  ['cookie', 'cookie'],
]);

/** Describes how a request is authenticated by a scheme. */
function howTo(
  name: string,
  {type, in: place = 'header', name: key = name, scheme = '', ...more}: SecurityScheme,
): string {
  switch (type) {
    case 'apiKey':
      return `Send your API key in the ${places.get(place) ?? place} ${codeText(key)}`;
    case 'http':
      switch (scheme.toLowerCase()) {
        case 'bearer':
          return `Send a bearer token${more.bearerFormat ? ` (${codeText(more.bearerFormat)})` : ''} in the header ${codeText('Authorization: Bearer <token>')}`;
        case 'basic':
          return 'Send your username and password with HTTP Basic authentication';
        default:
          return `Use the HTTP authentication scheme ${codeText(scheme)}`;
      }
    case 'oauth2': {
      const flows = Object.entries(more.flows ?? {}).map(([flow, {authorizationUrl, tokenUrl}]) => {
        const urls = [labeledUrl('authorization URL', authorizationUrl), labeledUrl('token URL', tokenUrl)];
        const list = urls.filter(Boolean).join(', ');
        return `${flowNames.get(flow) ?? codeText(flow)}${list && ` (${list})`}`;
      });
      return `Send an OAuth 2.0 access token in the header ${codeText('Authorization: Bearer <token>')}${flows.length > 0 ? `; flows: ${flows.join(', ')}` : ''}`;
    }
    case 'openIdConnect':
      return `Send an OpenID Connect token in the header ${codeText('Authorization: Bearer <token>')}${more.openIdConnectUrl ? `; ${labeledUrl('discovery document', more.openIdConnectUrl)}` : ''}`;
    case 'mutualTLS':
      return 'Present a client certificate (mutual TLS)';
    default:
      return `Use the security scheme type ${codeText(type)}`;
  }
}

type Schemes = Readonly<Record<string, SecurityScheme>>;

function partText(name: string, scopes: readonly string[], schemes: Schemes): string {
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  const how = scheme
    ? howTo(name, scheme)
    : `Use the security scheme ${codeText(name)}, which the specification does not define`;
  const list = scopes.map(codeText).join(', ');
  return `${how}${scopes.length > 0 ? `, with the ${scopes.length > 1 ? 'scopes' : 'scope'} ${list}` : ''}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const requirementText = (requirement: SecurityRequirement, schemes: Schemes): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => partText(name, scopes, schemes))
    .map((text, index) => (index === 0 ? text : lowerFirst(text)))
    .join(', and ');

/** Describes how to authenticate a request; nothing if the operation needs no authentication or does not mention it. */
export function authenticationSection({security = [], securitySchemes = {}}: Operation): string[] {
  const ways = security.filter((one) => Object.keys(one).length > 0);
  if (ways.length === 0) {
    return [];
  }
  const isOptional = ways.length < security.length;
  const list = ways.map((one) => `${requirementText(one, securitySchemes)}.`);
  return [
    '## Authentication',
    ...(isOptional ? ['Authentication is optional.'] : []),
    ...(list.length === 1 ? list : [`Use one of the following:\n\n${list.map((text) => `- ${text}`).join('\n')}`]),
  ];
}

/** Describes every authentication method of a set. */
export function schemesSection(schemes: Schemes): string[] {
  const list = Object.entries(schemes);
  if (list.length === 0) {
    return [];
  }
  return [
    '## Authentication',
    ...list.flatMap(([name, scheme]) => {
      const scopes = Object.values(scheme.flows ?? {}).flatMap((flow) => Object.entries(flow.scopes ?? {}));
      const meanings = [...new Map(scopes)].map(
        ([scope, meaning]) =>
          `- ${codeText(scope)}${meaning ? `: ${markdownText(meaning.replaceAll(/\s+/g, ' '), 'short')}` : ''}`,
      );
      return [
        `### ${codeText(name)}`,
        `${howTo(name, scheme)}.`,
        ...(scheme.description ? [markdownText(scheme.description, 'short')] : []),
        ...(meanings.length > 0 ? [`Scopes:\n\n${meanings.join('\n')}`] : []),
      ];
    }),
  ];
}
