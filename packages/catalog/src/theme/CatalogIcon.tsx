import type {ReactNode} from 'react';
import type {CatalogIconProps} from '../client/themeProps.js';

/** An icon of the catalog; none until the site has a component in this place. */
const CatalogIcon: (props: CatalogIconProps) => ReactNode = () => null;

export default CatalogIcon;
