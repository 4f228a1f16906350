import {translate} from '@docusaurus/Translate';

/** Who says how mature a project is: nobody has checked it for the catalog. */
export const declared = (): string =>
  translate({
    id: 'training-catalog.catalog.facts.declared',
    message: 'declared by its authors',
    description: 'Follows the maturity of a project',
  });
