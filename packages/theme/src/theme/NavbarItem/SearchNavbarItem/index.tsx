// Differs from the original: where the search box fails, the rest of the page stays.
import Original from '@theme-init/NavbarItem/SearchNavbarItem';
import {guard} from '#components/guard';

export default guard(Original);
