/**
 * The baseline: every address that the specification of the site names, as paths under the base path. The list is
 * frozen: an address on it must keep working, if only by a redirect in redirects.yml, and new pages are not added. It
 * is written by hand rather than derived from the content, so that a page that gets lost is noticed.
 */

/** Pages of each project, by folder; an empty name is the page at the address of the folder. */
const projects: Record<string, readonly string[]> = {
  'Agricultural Routing Synthetic Data Generation': ['', 'explanation', 'how-to'],
  'AI-Driven Animal Ecology Workload Model v1.0': ['', 'explanation', 'how-to'],
  ArrayMorph: ['', 'explanation', 'how-to', 'tutorials'],
  'Camera Traps Edge Simulator': ['', 'explanation', 'how-to'],
  'CT-Controller': ['', 'explanation', 'how-to'],
  'Cyberinfrastructure Knowledge Network': ['', 'explanation', 'how-to', 'tutorials'],
  'Distributed Training Estimator of LLMs': ['', 'tutorial'],
  'FAF-API-ICICLE': ['', 'how-to'],
  FafFrontend: ['', 'explanation', 'how-to'],
  FastKG: ['', 'how-to'],
  'Food Access Strategy Simulator': ['', 'explanation', 'how-to', 'tutorial'],
  'Food Security Sandbox': ['', 'explanation', 'how-to', 'tutorials'],
  'Food Waste Ontology Chatbot': ['', 'explanation', 'how-to'],
  Forte: ['', 'explanation', 'how-to', 'tutorials'],
  GNNFoodFlowPortal: ['', 'explanation', 'how-to', 'tutorials'],
  HARP: ['', 'explanation', 'how-to', 'tutorials'],
  Harvest: ['', 'tutorial'],
  'HLO Feature Dataset': ['', 'explanation', 'how-to', 'tutorials'],
  'ICICLE Foodshed Parser': ['', 'explanation', 'how-to'],
  'ICICLE-Playgrounds': ['', 'explanations', 'how-to', 'tutorials'],
  Iluvatar: ['', 'explanation', 'how-to', 'tutorials'],
  iSpLib: ['', 'explanation', 'how-to', 'tutorial'],
  'Multi-Scale Food Flow Prediction using Graph Neural Networks': ['food_flow', 'explanation', 'how-to'],
  OpenPass: ['', 'how-to', 'tutorials'],
  'Organization SIC Classifier for Smart Foodsheds': ['', 'explanations', 'how-to'],
  'Patra KG': ['', 'explanation', 'how-to', 'tutorials'],
  'Patra Model Card Toolkit': ['patra', 'explanations', 'how-to', 'tutorials'],
  'PEFT Vision': ['peft', 'how-to'],
  'Plug-and-Play Speech Interfaces v0.2': ['', 'how-to'],
  'Plug-N-Play Speech Interfaces v1.0': ['SpeechGUI-AlignmentFramework', 'how-to'],
  PPODLinkML: ['', 'explanations'],
  'Profiling Compiler': ['', 'explanation', 'how-to'],
  Region2vec: ['', 'explanation', 'hot-to'],
  'Science Agents v1.0': ['', 'explanation', 'how-to'],
  'ScienceAgent Interface': ['', 'how-to'],
  'Smart Compiler': ['smart_compiler', 'explanation', 'how-to', 'tutorials'],
  'Species Classification using Multimodal Heterogeneous Context': ['', 'how-to'],
  TapisUI: ['tapis_ui', 'explanation', 'how-to'],
  'VARe-ID': ['', 'explanations', 'how-to'],
  'Wild Wing': ['', 'explanation', 'how-to', 'tutorials'],
};

/** Slugs of the generated category pages, by folder of docs/. */
const categorySlugs: Record<string, string> = {
  'AI-Driven Animal Ecology Workload Model v1.0': 'ai-driven-animal-ecology-workload-model-v10',
  FafFrontend: 'faffrontend',
};

const slug = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** Category pages in the variants of the three sidebars; the first one represents all. */
const categories = [
  ...Object.keys(projects).map((folder) => `docs/category/${categorySlugs[folder] ?? slug(folder)}`),
  'sample_docs/category/sample-project-name',
];

/** Category pages of areas with one sidebar, which have no copies. */
const singleCategories = ['icicle-in-a-nutshell', 'k-13', 'professional-development'].map(
  (name) => `Education/category/${name}`,
);

/** Tag pages, by area. */
const tags: Record<string, readonly string[]> = {
  docs: [
    'ai-4-ci',
    'animal-ecology',
    'ci-4-ai',
    'digital-agriculture',
    'food-access',
    'foundation-ai',
    'padi',
    'software',
    'visual-analytics',
    'smart-foodsheds',
    'release-2023-04',
    'release-2023-06',
    'release-2023-10',
    'release-2024-09',
    'release-2024-12',
    'release-2025-05',
    'release-2025-07',
    'release-2025-08',
    'release-2025-10',
  ],
  api: ['api', 'food-access', 'release-2025-07', 'sample-api', 'smart-foodsheds'],
  Education: ['smart-foodsheds', 'video', 'youth'],
  sample_docs: ['sample-doc'],
};

const operations = [
  'faf-apis',
  'commodity-total-create',
  'commodity-total-list',
  'data-option-create',
  'data-option-retrieve',
  'exports-imports-details-create',
  'exports-imports-details-list',
  'exports-imports-mode-details-create',
  'exports-imports-mode-details-list',
  'get-bar-chart-details-create',
  'get-domestic-flow-details-retrieve',
  'get-foreign-export-details-retrieve',
  'get-foreign-import-details-retrieve',
  'get-table-data-create',
  'import-export-sum-create',
  'point-to-point-create',
  'point-to-point-list',
];

/** All pages except copies of categories and the results page. */
const pages = [
  '',
  'markdown-page',
  // Beyond the specification: what each release added, and the accessibility statement.
  'whats-new',
  'accessibility',
  // The page for reading offline.
  'offline',
  'docs/intro',
  ...Object.entries(projects).flatMap(([folder, names]) =>
    names.map((name) => (name ? `docs/${folder}/${name}` : `docs/${folder}`)),
  ),
  'api/intro',
  'api/Sample APIs/api-documentation',
  'api/Sample APIs/create-an-example-resource',
  ...operations.map((operation) => `api/FAF APIs/${operation}`),
  'Education/intro',
  'Education/ICICLE in a nutshell/icicle',
  'Education/K-13/AI Ethics Curriculum',
  'Education/K-13/AI Literacy Curriculum',
  'Education/Professional Development/ai_ethics_tips',
  'Education/Professional Development/food_informatics',
  'Education/Professional Development/training_catalog_article',
  'other_resources/intro',
  'workshops/intro',
  'workshops/harvest_workshop',
  'sample_docs/intro',
  ...['description', 'explanation', 'how-to', 'tutorials'].map((name) => `sample_docs/Sample Documentation/${name}`),
  ...Object.entries(tags).flatMap(([area, slugs]) => [`${area}/tags`, ...slugs.map((one) => `${area}/tags/${one}`)]),
  ...categories,
  ...singleCategories,
];

/** Files that programs and other sites read. */
const files = [
  'catalog.json',
  'catalog.schema.json',
  'img/favicon.svg',
  'img/logo-dark.svg',
  'img/logo.svg',
  'img/sample/four-pages.svg',
  'js/outbound-tracking.js',
  'llms.txt',
  'offline-copy.json',
  'offline-files.json',
  'offline-worker.js',
  'openapi/faf.yaml',
  'openapi/sample.yaml',
  'releases.atom',
  'sitemap.xml',
];

/** Every address that must have a page, a file, or a redirect. */
export const routes: readonly string[] = [
  ...pages,
  // The folder of a project redirects to its main page, whatever that page is called.
  ...Object.keys(projects).map((folder) => `docs/${folder}`),
  ...categories.flatMap((category) => [`${category}-1`, `${category}-2`]),
  'search',
  ...files,
];
