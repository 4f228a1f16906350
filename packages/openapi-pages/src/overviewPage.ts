import {schemesSection} from './authentication.js';
import {codeText, linkText, markdownText, pageLink, plainText} from './markdownText.js';
import {say} from './model/texts.js';
import type {OpenApiDocument, OperationItem, Server, Tag} from './model/types.js';
import {operationFileName} from './pageFiles.js';

/** Servers of the service, if there is more to say than one URL. */
function serversSection(servers: readonly Server[]): string[] {
  const [first] = servers;
  if (servers.length < 2 && Object.keys(first?.variables ?? {}).length === 0 && !first?.description?.trim()) {
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

const groupHeading = (tag: Tag | undefined, name: string): string[] => [
  `### ${plainText(name)}`,
  ...(tag?.description?.trim() ? [markdownText(tag.description, 'short')] : []),
];

const operationLine = ({id, title, api: {method, path, isWebhook, deprecated}}: OperationItem): string =>
  [
    `- ${pageLink(title, operationFileName(id))}: ${codeText(`${method.toUpperCase()} ${path}`)}`,
    ...(isWebhook ? [say('sent by the service')] : []),
    ...(deprecated === true ? [`**${say('deprecated')}**`] : []),
  ].join(', ');

/** Lists the operations, by their first tag in the order of the file's tags, as the sidebar does. */
function operationsSection(items: readonly OperationItem[], tags: readonly Tag[]): string[] {
  if (items.length === 0) {
    return [];
  }
  const names = [...new Set([...tags.map(({name}) => name), ...items.flatMap(({api}) => api.tags?.[0] ?? [])])];
  const groups = names.map((name) => ({name, members: items.filter(({api}) => api.tags?.[0] === name)}));
  const rest = items.filter(({api}) => api.tags?.[0] === undefined);
  const list = (members: readonly OperationItem[]): string => members.map(operationLine).join('\n');
  return [
    `## ${say('Operations')} {#operations}`,
    ...(rest.length > 0 ? [list(rest)] : []),
    ...groups
      .filter(({members}) => members.length > 0)
      .flatMap(({name, members}) => [
        ...groupHeading(
          tags.find((tag) => tag.name === name),
          name,
        ),
        list(members),
      ]),
  ];
}

function licenseText({name, url, identifier}: {name: string; url?: string; identifier?: string}): string {
  return url ? linkText(name, url) : plainText(identifier ?? name);
}

/**
 * Writes the body of a set's overview page: version, what the set is, its operations, where it runs, how to authenticate, its
 * license, the file itself.
 *
 * @param items - its operations, which it lists.
 * @param more - sections on what to do with the file, before the license.
 */
export function overviewPage(
  document: OpenApiDocument,
  specificationUrl: string,
  items: readonly OperationItem[] = [],
  more: readonly string[] = [],
): string {
  const {info, servers = [], components, externalDocs, tags = []} = document;
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
    ...operationsSection(items, tags),
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
