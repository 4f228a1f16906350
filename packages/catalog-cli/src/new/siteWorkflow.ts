/** The workflow of a new site. */
export const workflowFile = '.github/workflows/site.yml';

/** Actions at commits, because a tag can be moved. */
const actions = {
  checkout: 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2',
  'setup-node': 'actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
  'upload-artifact': 'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2',
  'download-artifact': 'actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0',
} as const;

/** A workflow that builds every pull request, and publishes what is pushed to the main branch. */
export function siteWorkflow(): string {
  const action = (name: keyof typeof actions): string => actions[name];
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
      # Checks, builds, searches, and looks for barriers in a browser; stops at an error in a page or in the configuration, and names file and line.
      - run: npm test
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
      - run: npm ci
      - uses: ${action('download-artifact')}
        with:
          name: site
          path: build
      # Refuses a build that loses a published address.
      - run: npx catalog deploy --build build --remote "$REMOTE" --commit "$GITHUB_SHA"
        env:
          REMOTE: \${{ github.server_url }}/\${{ github.repository }}.git
          DEPLOY_TOKEN: \${{ github.token }}
`;
}
