import type {OverviewItem} from './types';

/** Writes the body of a set's overview page: version, what the set is, its license, the file itself. */
export function overviewPage({info}: OverviewItem, specificationUrl: string): string {
  const {version, license, description, contact} = info;
  return [
    `Version ${version} · [Download the OpenAPI file](pathname://${specificationUrl})`,
    ...(description ? [description.trim()] : []),
    ...(license ? ['## License', license.url ? `[${license.name}](${license.url})` : license.name] : []),
    ...(contact?.url ? ['## Contact', `[${contact.name ?? contact.url}](${contact.url})`] : []),
  ].join('\n\n');
}
