import {projectSchema} from '@training-catalog/catalog/facts';
import {catalogOptions} from '../../packages.config';

/** Facts of projects in the words of the institute. */
export const projectFacts = projectSchema(catalogOptions);
