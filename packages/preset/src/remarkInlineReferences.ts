/**
 * In: a page with reference-style links and images (`![text][id]`). Out: the page with inline ones, because Docusaurus
 * and our plugins transform only these: the file of a reference-style image would not be published.
 */
import {inlineReferences} from '@training-catalog/content-model';

/** Remark plugin that replaces references by inline links and images. */
export const remarkInlineReferences = () => inlineReferences;
