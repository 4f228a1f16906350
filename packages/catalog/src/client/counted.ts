import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Words a number of projects: "1 project", "12 projects". */
export function useCounted(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'training-catalog.catalog.count',
          message: '{count} project|{count} projects',
          description: 'Number of projects; plural forms by the number',
        },
        {count},
      ),
    );
}
