import {codeText, linkText, markdownText} from './markdownText.js';
import {say, type TextKey} from './texts.js';
import type {Operation, SecurityRequirement, SecurityScheme} from './model/types.js';

/** Flows that have a name of their own here; others are shown as the file names them. */
const flowNames = ['authorizationCode', 'implicit', 'password', 'clientCredentials', 'deviceAuthorization'] as const;

const flowName = (flow: string): string => {
  const known = flowNames.find((one) => one === flow);
  return known === undefined ? codeText(flow) : say(known);
};

const labeledUrl = (label: string, url: string | undefined): string => (url ? `${label}: ${linkText(url, url)}` : '');

const places = new Map<string, TextKey>([
  ['query', 'keyInQuery'],
  ['cookie', 'keyInCookie'],
]);

const tokenHeader = codeText('Authorization: Bearer <token>');

/** Describes how a request is authenticated by a scheme. */
function howTo(
  name: string,
  {type, in: place = 'header', name: key = name, scheme = '', ...more}: SecurityScheme,
): string {
  switch (type) {
    case 'apiKey':
      return say(places.get(place) ?? 'keyInHeader', {name: codeText(key)});
    case 'http':
      switch (scheme.toLowerCase()) {
        case 'bearer':
          return say('bearer', {
            format: more.bearerFormat ? ` (${codeText(more.bearerFormat)})` : '',
            header: tokenHeader,
          });
        case 'basic':
          return say('basic');
        default:
          return say('httpScheme', {scheme: codeText(scheme)});
      }
    case 'oauth2': {
      const flows = Object.entries(more.flows ?? {}).map(([flow, {authorizationUrl, tokenUrl}]) => {
        const urls = [labeledUrl(say('authorizationUrl'), authorizationUrl), labeledUrl(say('tokenUrl'), tokenUrl)];
        const list = urls.filter(Boolean).join(', ');
        return `${flowName(flow)}${list && ` (${list})`}`;
      });
      return `${say('oauth', {header: tokenHeader})}${flows.length > 0 ? say('flows', {flows: flows.join(', ')}) : ''}`;
    }
    case 'openIdConnect':
      return `${say('openId', {header: tokenHeader})}${more.openIdConnectUrl ? `; ${labeledUrl(say('discovery'), more.openIdConnectUrl)}` : ''}`;
    case 'mutualTLS':
      return say('mutualTls');
    default:
      return say('schemeType', {type: codeText(type)});
  }
}

type Schemes = Readonly<Record<string, SecurityScheme>>;

function partText(name: string, scopes: readonly string[], schemes: Schemes): string {
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  const how = scheme ? howTo(name, scheme) : say('undefinedScheme', {name: codeText(name)});
  const list = scopes.map(codeText).join(', ');
  return `${how}${scopes.length > 0 ? say(scopes.length > 1 ? 'withScopes' : 'withScope', {scopes: list}) : ''}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const requirementText = (requirement: SecurityRequirement, schemes: Schemes): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => partText(name, scopes, schemes))
    .map((text, index) => (index === 0 ? text : lowerFirst(text)))
    .join(`, ${say('andLast')} `);

/** Describes how to authenticate a request; nothing if the operation needs no authentication or does not mention it. */
export function authenticationSection({security = [], securitySchemes = {}}: Operation): string[] {
  const ways = security.filter((one) => Object.keys(one).length > 0);
  if (ways.length === 0) {
    return [];
  }
  const isOptional = ways.length < security.length;
  const list = ways.map((one) => `${requirementText(one, securitySchemes)}.`);
  return [
    `## ${say('authentication')}`,
    ...(isOptional ? [say('authenticationOptional')] : []),
    ...(list.length === 1 ? list : [`${say('oneOfFollowing')}\n\n${list.map((text) => `- ${text}`).join('\n')}`]),
  ];
}

/** Describes every authentication method of a set. */
export function schemesSection(schemes: Schemes): string[] {
  const list = Object.entries(schemes);
  if (list.length === 0) {
    return [];
  }
  return [
    `## ${say('authentication')}`,
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
        ...(meanings.length > 0 ? [`${say('scopes')}\n\n${meanings.join('\n')}`] : []),
      ];
    }),
  ];
}
