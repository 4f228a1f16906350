// Replaces @docusaurus/theme-common/lib/utils/reactUtils.
import {useMemo} from 'react';

export {ReactContextError, useEvent, usePrevious} from '@docusaurus/theme-common';

/**
 * Replaces the hook of @docusaurus/theme-common, which sorts the names of properties by the rules of a language:
 * loading these takes a slow phone a tenth of a second on every page with a menu or code.
 *
 * @returns the same object as long as the values under its names are the same.
 */
export function useShallowMemoObject<Type extends object>(object: Type): Type {
  const sorted = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // The values are the dependencies, however many there are.
  return useMemo(() => object, sorted.flat() as unknown[]);
}
