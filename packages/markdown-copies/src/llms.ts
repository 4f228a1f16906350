import type {DocMetadata} from '@docusaurus/plugin-content-docs';

/** A docs plugin with its pages, as llms.txt lists it. */
export interface Section {
  title: string;
  pages: readonly Pick<DocMetadata, 'title' | 'description' | 'permalink'>[];
}

/** What llms.txt says of a site, besides its pages. */
export interface Overview {
  title: string;
  /** A sentence on what the site is; may be empty. */
  summary: string;
  /** Files of the site for programs: full URL, title, and what they are. */
  files: readonly {url: string; title: string; note?: string | undefined}[];
}

/**
 * An overview of a site for language models: every page with its description, as a link to its Markdown.
 *
 * @param markdownOf full URL of the Markdown of a page, by its path with the base path
 * @see https://llmstxt.org/
 */
export function llmsText(
  {title, summary, files}: Overview,
  sections: readonly Section[],
  markdownOf: (permalink: string) => string,
): string {
  const listed = sections.map((section) => {
    const lines = section.pages.map(
      (page) => `- [${page.title}](${markdownOf(page.permalink)}): ${page.description.replaceAll(/\s+/g, ' ')}`,
    );
    return `## ${section.title}\n\n${lines.join('\n')}\n`;
  });
  const data = files.map((file) => `- [${file.title}](${file.url})${file.note === undefined ? '' : `: ${file.note}`}`);
  return [
    `# ${title}\n`,
    ...(summary === '' ? [] : [`> ${summary}\n`]),
    ...listed,
    ...(data.length === 0 ? [] : [`## Data\n\n${data.join('\n')}\n`]),
  ].join('\n');
}
