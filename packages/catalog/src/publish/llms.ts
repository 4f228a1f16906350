import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {PublishedSite} from './publishedSite.js';

/** A docs plugin with its pages, as llms.txt lists it. */
export interface Section {
  title: string;
  pages: readonly Pick<DocMetadata, 'title' | 'description' | 'permalink'>[];
}

/**
 * An overview of the site for language models: every page with its description, as a link to its Markdown.
 *
 * @see https://llmstxt.org/
 */
export function llmsText(site: PublishedSite, summary: string, sections: readonly Section[]): string {
  const listed = sections.map(({title, pages}) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${site.markdownOf(page.permalink)}): ${page.description.replaceAll(/\s+/g, ' ')}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const data = [
    `- [All projects, how they work together, and all lessons](${site.root}catalog.json): JSON, with its [schema](${site.root}catalog.schema.json)`,
    `- [Releases](${site.root}releases.atom): Atom feed`,
  ];
  const quoted = summary === '' ? [] : [`> ${summary}\n`];
  return [`# ${site.title}\n`, ...quoted, ...listed, `## Data\n\n${data.join('\n')}\n`].join('\n');
}
