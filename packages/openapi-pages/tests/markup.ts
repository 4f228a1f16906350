import {forEachNode, mdxSyntax} from '@training-catalog/content-model';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const processor = unified().use(remarkParse).use(mdxSyntax).freeze();

/** Elements that the generator writes. */
const elements = ['ApiEndpoint', 'TryIt', 'Tabs', 'TabItem', 'details', 'summary'];

/** What a page must not contain: code, other elements, images, links that run scripts; or what is not valid MDX. */
export function unsafeIn(page: string): string[] {
  const found: string[] = [];
  // Docusaurus reads the ids of headings before MDX.
  forEachNode(processor.parse(page.replaceAll(/ \{#[\w-]+\}$/gm, '')), (node) => {
    if (/^(?:html|image|imageReference|mdxjsEsm|mdx(?:Flow|Text)Expression)$/.test(node.type)) {
      found.push(node.type);
    }
    if ('name' in node && node.type.startsWith('mdxJsx') && !elements.includes(node.name ?? '')) {
      found.push(`<${node.name ?? ''}>`);
    }
    if ('attributes' in node && Array.isArray(node.attributes)) {
      found.push(
        ...node.attributes
          .filter(
            (one) => one.type === 'mdxJsxExpressionAttribute' || (typeof one.value === 'object' && one.value !== null),
          )
          .map(() => 'an expression'),
      );
    }
    if ('url' in node && !/^(?:https?:|mailto:|pathname:|\.\/[\w-]+\.(?:api\.mdx|info\.mdx#[\w-]+)$)/.test(node.url)) {
      found.push(node.url);
    }
  });
  return found;
}
