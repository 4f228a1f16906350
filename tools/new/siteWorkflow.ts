import fs from 'node:fs';
import path from 'node:path';

/** The workflow of a new site. */
export const workflowFile = '.github/workflows/site.yml';

/**
 * A workflow that builds every pull request, and publishes what is pushed to the main branch.
 *
 * @param siteDir repository whose workflows say which commit of an action is used
 * @throws if none of them uses an action that the new one needs
 */
export function siteWorkflow(siteDir: string): string {
  const folder = path.join(siteDir, path.dirname(workflowFile));
  const workflows = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const action = (name: string): string => {
    const use = workflows.flatMap((text) => new RegExp(`uses: (actions/${name}@.+)`).exec(text)?.[1] ?? [])[0];
    if (use === undefined) {
      throw new Error(`no workflow in ${folder} uses actions/${name}, so its commit is unknown`);
    }
    return use;
  };
  return `name: Site

on:
  pull_request:
  push:
    branches: [main]

# Each job has its own. No job keeps a cache: whatever can write one could change what is published.
permissions: {}

concurrency:
  group: site-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  build:
    name: Check and build
    runs-on: ubuntu-latest
    timeout-minutes: 20
    permissions:
      contents: read
    steps:
      - uses: ${action('checkout')}
        with:
          # Pages show when they were last changed.
          fetch-depth: 0
          persist-credentials: false
      - uses: ${action('setup-node')}
        with:
          node-version-file: .nvmrc
      - run: npm ci
      # Stops at an error in a page or in the configuration, and names file and line.
      - run: npm run build
      - uses: ${action('upload-artifact')}
        with:
          name: site
          path: build/
          # For .nojekyll.
          include-hidden-files: true
          if-no-files-found: error

  publish:
    name: Publish
    needs: build
    if: \${{ github.event_name == 'push' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: write # To push the branch gh-pages.
    steps:
      - uses: ${action('checkout')}
        with:
          # Only the step that pushes has the token.
          persist-credentials: false
      - uses: ${action('setup-node')}
        with:
          node-version-file: .nvmrc
      - run: npm ci && npm run packages
      - uses: ${action('download-artifact')}
        with:
          name: site
          path: build
      # Refuses a build that loses a published address.
      - run: npx tsx tools/deploy/cli.ts --build build --remote "$REMOTE" --commit "$GITHUB_SHA"
        env:
          REMOTE: \${{ github.server_url }}/\${{ github.repository }}.git
          DEPLOY_TOKEN: \${{ github.token }}
`;
}
