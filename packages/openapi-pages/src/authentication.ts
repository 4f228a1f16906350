import {codeText, linkText, markdownText} from './markdownText.js';
import {say} from './model/texts.js';
import type {Operation, SecurityRequirement, SecurityScheme} from './model/types.js';

/** Flows in words; others are shown as the file names them. */
const flowNames = new Map([
  ['authorizationCode', 'authorization code'],
  ['implicit', 'implicit'],
  ['password', 'password'],
  ['clientCredentials', 'client credentials'],
  ['deviceAuthorization', 'device authorization'],
]);

const flowName = (flow: string): string => {
  const known = flowNames.get(flow);
  return known === undefined ? codeText(flow) : say(known);
};

const labeledUrl = (label: string, url: string | undefined): string => (url ? `${label}: ${linkText(url, url)}` : '');

const places = new Map([
  ['query', 'Send your API key in the query parameter {name}'],
  ['cookie', 'Send your API key in the cookie {name}'],
]);

const tokenHeader = codeText('Authorization: Bearer <token>');

/** Describes how a request is authenticated by a scheme. */
function howTo(
  name: string,
  {type, in: place = 'header', name: key = name, scheme = '', ...more}: SecurityScheme,
): string {
  switch (type) {
    case 'apiKey':
      return say(places.get(place) ?? 'Send your API key in the header {name}', {name: codeText(key)});
    case 'http':
      switch (scheme.toLowerCase()) {
        case 'bearer':
          return say('Send a bearer token{format} in the header {header}', {
            format: more.bearerFormat ? ` (${codeText(more.bearerFormat)})` : '',
            header: tokenHeader,
          });
        case 'basic':
          return say('Send your username and password with HTTP Basic authentication');
        default:
          return say('Use the HTTP authentication scheme {scheme}', {scheme: codeText(scheme)});
      }
    case 'oauth2': {
      const flows = Object.entries(more.flows ?? {}).map(([flow, {authorizationUrl, tokenUrl}]) => {
        const urls = [labeledUrl(say('authorization URL'), authorizationUrl), labeledUrl(say('token URL'), tokenUrl)];
        const list = urls.filter(Boolean).join(', ');
        return `${flowName(flow)}${list && ` (${list})`}`;
      });
      return `${say('Send an OAuth 2.0 access token in the header {header}', {header: tokenHeader})}${flows.length > 0 ? say('; flows: {flows}', {flows: flows.join(', ')}) : ''}`;
    }
    case 'openIdConnect':
      return `${say('Send an OpenID Connect token in the header {header}', {header: tokenHeader})}${more.openIdConnectUrl ? `; ${labeledUrl(say('discovery document'), more.openIdConnectUrl)}` : ''}`;
    case 'mutualTLS':
      return say('Present a client certificate (mutual TLS)');
    default:
      return say('Use the security scheme type {type}', {type: codeText(type)});
  }
}

type Schemes = Readonly<Record<string, SecurityScheme>>;

/** Anchor of a scheme on the overview of its set. */
const schemeAnchor = (name: string): string => `scheme-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

function partText(name: string, scopes: readonly string[], schemes: Schemes, overview: string | undefined): string {
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  const named = overview === undefined ? codeText(name) : `[${codeText(name)}](./${overview}#${schemeAnchor(name)})`;
  const how = scheme
    ? `${howTo(name, scheme)} (${named})`
    : say('Use the security scheme {name}, which the specification does not define', {name: codeText(name)});
  const list = scopes.map(codeText).join(', ');
  return `${how}${scopes.length > 0 ? say(scopes.length > 1 ? ', with the scopes {scopes}' : ', with the scope {scopes}', {scopes: list}) : ''}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const requirementText = (requirement: SecurityRequirement, schemes: Schemes, overview: string | undefined): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => partText(name, scopes, schemes, overview))
    .map((text, index) => (index === 0 ? text : lowerFirst(text)))
    .join(`, ${say('and')} `);

/**
 * Describes how to authenticate a request; nothing if the file does not say whether the operation needs it.
 *
 * @param overview - file name of the set's overview, which says how to get a key.
 */
export function authenticationSection(
  {security, securitySchemes = {}}: Operation,
  overview: string | undefined,
): string[] {
  if (security === undefined) {
    return [];
  }
  const ways = security.filter((one) => Object.keys(one).length > 0);
  const title = `## ${say('Authentication')} {#authentication}`;
  if (ways.length === 0) {
    return [title, say('No authentication.')];
  }
  const isOptional = ways.length < security.length;
  const list = ways.map((one) => `${requirementText(one, securitySchemes, overview)}.`);
  const isDefined = ways.some((one) => Object.keys(one).some((name) => Object.hasOwn(securitySchemes, name)));
  return [
    title,
    ...(isOptional ? [say('Authentication is optional.')] : []),
    ...(list.length === 1
      ? list
      : [`${say('Use one of the following:')}\n\n${list.map((text) => `- ${text}`).join('\n')}`]),
    ...(isDefined && overview !== undefined
      ? [
          say('{section} says how to get access.', {
            section: `[${say('Authentication')}](./${overview}#authentication)`,
          }),
        ]
      : []),
  ];
}

/** Describes every authentication method of a set. */
export function schemesSection(schemes: Schemes): string[] {
  const list = Object.entries(schemes);
  if (list.length === 0) {
    return [];
  }
  return [
    `## ${say('Authentication')} {#authentication}`,
    ...list.flatMap(([name, scheme]) => {
      const scopes = Object.values(scheme.flows ?? {}).flatMap((flow) => Object.entries(flow.scopes ?? {}));
      const meanings = [...new Map(scopes)].map(
        ([scope, meaning]) =>
          `- ${codeText(scope)}${meaning ? `: ${markdownText(meaning.replaceAll(/\s+/g, ' '), 'short')}` : ''}`,
      );
      return [
        `### ${codeText(name)} {#${schemeAnchor(name)}}`,
        `${howTo(name, scheme)}.`,
        ...(scheme.description ? [markdownText(scheme.description, 'short')] : []),
        ...(meanings.length > 0 ? [`${say('Scopes:')}\n\n${meanings.join('\n')}`] : []),
      ];
    }),
  ];
}
