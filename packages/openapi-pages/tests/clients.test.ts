import {describe, expect, it} from 'vitest';
import {citationSection, clientsSection} from '../src/clients.js';

describe('the overview of a set', () => {
  const address = 'https://site.example.org/openapi/nests.yaml';

  it('names the address for tools, and commands for two languages', () => {
    const text = clientsSection('nests', address, true).join('\n\n');
    expect(text).toContain(`\`\`\`text\n${address}\n\`\`\``);
    expect(text).toMatch(new RegExp(`npx openapi-typescript@\\d+ ${address} -o nests\\.ts\n`));
    expect(text).toMatch(/pip install openapi-python-client==[\d.]+\nopenapi-python-client generate --url/);
    expect(text).toContain('--output-path nests_client');
  });

  it('offers no generators for OpenAPI 2.0, which they do not read', () => {
    const text = clientsSection('nests', address, false).join('\n\n');
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
