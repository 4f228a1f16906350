import type {IconName} from './icons';

/**
 * Id of an icon's symbol; plugins/icons makes the symbols. Apart from their list, which pages need not load.
 */
export const iconId = (name: IconName): string => `icon-${name}`;
