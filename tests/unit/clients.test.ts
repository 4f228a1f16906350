import {describe, expect, it} from 'vitest';
import {citationSection, clientsSection, pythonExample, typescriptExample} from '../../plugins/api-reference/clients';
import {operationItems} from '../../plugins/api-reference/operationItems';
import type {OpenApiDocument, OperationItem, PathItem} from '../../shared/api/types';

const json = {'application/json': {schema: {type: 'object'}}};

const itemsOf = (
  paths: Record<string, PathItem>,
  servers = [{url: 'https://nests.example.org/v1/'}],
): OperationItem[] => operationItems({info: {title: 'Nests', version: '1'}, servers, paths} satisfies OpenApiDocument);

const listing: PathItem = {get: {operationId: 'listNests', tags: ['Old nests'], responses: {'200': {content: json}}}};
const creation: PathItem = {
  post: {
    operationId: 'nests_create',
    tags: ['nests'],
    requestBody: {
      content: {'application/json': {schema: {title: 'New nest', type: 'object'}, example: {eggs: 2, safe: true}}},
    },
    responses: {'201': {content: json}},
  },
};

describe('a program with types of openapi-typescript', () => {
  it('calls the operation with the fewest inputs', () => {
    const program = typescriptExample(itemsOf({'/nests': creation, '/old': listing}), 'nests') ?? '';
    expect(program).toContain('import type {paths} from "./nests";');
    expect(program).toContain('paths["/old"]["get"]["responses"][200]["content"]["application/json"]');
    expect(program).toContain('await fetch("https://nests.example.org/v1/old");');
  });

  it('sends parameters and bodies', () => {
    const query: PathItem = {
      get: {
        parameters: [{name: 'place', in: 'query', required: true, example: 'Mill & pond'}],
        responses: {'200': {content: json}},
      },
    };
    expect(typescriptExample(itemsOf({'/nests': query}), 'nests')).toContain('/v1/nests?place=Mill+%26+pond");');
    const program = typescriptExample(itemsOf({'/nests': creation}), 'nests') ?? '';
    expect(program).toContain('method: "POST",\n  headers: {"Content-Type": "application/json"},');
    expect(program).toContain('"eggs": 2,');
  });

  it('is left out where no response is JSON', () => {
    const csv: PathItem = {get: {responses: {'200': {content: {'text/csv': {}}}, '400': {content: json}}}};
    expect(typescriptExample(itemsOf({'/nests': csv}), 'nests')).toBeUndefined();
  });
});

describe('a program with functions of openapi-python-client', () => {
  it('imports them under the names that the generator gives', () => {
    expect(pythonExample(itemsOf({'/old': listing}), 'old-nests')).toBe(
      [
        'from old_nests_client import Client',
        'from old_nests_client.api.old_nests import list_nests',
        '',
        'client = Client(base_url="https://nests.example.org/v1")',
        'print(list_nests.sync(client=client))',
      ].join('\n'),
    );
  });

  it('makes the body from its class, with Python literals', () => {
    const program = pythonExample(itemsOf({'/nests': creation}), 'nests') ?? '';
    expect(program).toContain('from nests_client.models import NewNest\n');
    expect(program).toContain('body = NewNest.from_dict({\n    "eggs": 2,\n    "safe": True,\n})\n');
  });

  it.each(['getURLs', 'né', '2nests'])('is left out if generators could spell the name %s in several ways', (name) => {
    const item: PathItem = {get: {operationId: name, tags: ['nests'], responses: {'200': {content: json}}}};
    expect(pythonExample(itemsOf({'/nests': item}), 'nests')).toBeUndefined();
  });
});

describe('the overview of a set', () => {
  const address = 'https://site.example.org/openapi/nests.yaml';

  it('names the address for tools, and commands for two languages', () => {
    const text = clientsSection(itemsOf({'/old': listing}), 'nests', address, true).join('\n\n');
    expect(text).toContain(`\`\`\`text\n${address}\n\`\`\``);
    expect(text).toMatch(new RegExp(`npx openapi-typescript@\\d+ ${address} -o nests\\.ts\n`));
    expect(text).toMatch(/pip install openapi-python-client==[\d.]+\nopenapi-python-client generate --url/);
    expect(text).toContain('--output-path nests_client');
  });

  it('offers no generators for OpenAPI 2.0, which they do not read', () => {
    const text = clientsSection(itemsOf({'/old': listing}), 'nests', address, false).join('\n\n');
    expect(text).toContain(address);
    expect(text).not.toContain('openapi-typescript');
  });

  it('says how to cite it, with any characters in its title', () => {
    const [, citation] = citationSection('Nests <script>', '1', 'Catalog', 'https://site.example.org/api/nests');
    expect(citation).toBe(
      'Cite this reference as: “Nests \\<script>”, version 1. Catalog. `https://site.example.org/api/nests`',
    );
  });
});
