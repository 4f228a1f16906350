import {schemesSection} from './authentication.js';
import {codeText, linkText, markdownText, plainText} from './markdownText.js';
import {say} from './model/texts.js';
import type {OpenApiDocument, Server} from './model/types.js';

/** Servers of the service, if there is more to say than one URL. */
function serversSection(servers: readonly Server[]): string[] {
  if (servers.length < 2 && Object.keys(servers[0]?.variables ?? {}).length === 0) {
    return [];
  }
  const list = servers.map(({url, description, variables}) => {
    const meaning = description?.trim() ? `: ${markdownText(description.replaceAll(/\s+/g, ' '), 'short')}` : '';
    const parts = Object.entries(variables ?? {}).map(
      ([name, {default: value = '', enum: values = [], description: text}]) => {
        const choice =
          values.length > 0 ? say('; allowed values: {values}', {values: values.map(codeText).join(', ')}) : '';
        const words = text?.trim() ? `: ${markdownText(text.replaceAll(/\s+/g, ' '), 'short')}` : '';
        return `  - ${codeText(name)} (${say('default: {value}', {value: codeText(value)})}${choice})${words}`;
      },
    );
    return [`- ${codeText(url)}${meaning}`, ...parts].join('\n');
  });
  return [`## ${say('Servers')}`, list.join('\n')];
}

function licenseText({name, url, identifier}: {name: string; url?: string; identifier?: string}): string {
  return url ? linkText(name, url) : plainText(identifier ?? name);
}

/**
 * Writes the body of a set's overview page: version, what the set is, where it runs, how to authenticate, its
 * license, the file itself.
 *
 * @param more - sections on what to do with the file, before the license.
 */
export function overviewPage(
  document: OpenApiDocument,
  specificationUrl: string,
  more: readonly string[] = [],
): string {
  const {info, servers = [], components, externalDocs} = document;
  const {version, summary, license, description, contact, termsOfService} = info;
  const contactUrl = contact?.url ?? (contact?.email ? `mailto:${contact.email}` : undefined);
  const facts = [
    ...(version ? [say('Version {version}', {version: plainText(version)})] : []),
    `[${say('Download the OpenAPI file')}](pathname://${specificationUrl})`,
  ];
  return [
    facts.join(' · '),
    ...(summary ? [plainText(summary)] : []),
    ...(description?.trim() ? [markdownText(description, 'page')] : []),
    ...(externalDocs?.url
      ? [say('See also: {link}', {link: linkText(externalDocs.description ?? externalDocs.url, externalDocs.url)})]
      : []),
    ...serversSection(servers),
    ...schemesSection(components?.securitySchemes ?? {}),
    ...more,
    ...(license ? [`## ${say('License')}`, licenseText(license)] : []),
    ...(termsOfService ? [`## ${say('Terms of service')}`, linkText(termsOfService, termsOfService)] : []),
    ...(contact && contactUrl
      ? [`## ${say('Contact')}`, linkText(contact.name ?? contact.email ?? contactUrl, contactUrl)]
      : []),
  ].join('\n\n');
}
