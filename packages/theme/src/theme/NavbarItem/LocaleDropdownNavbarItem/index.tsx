// Differs from the original: the button says to screen readers that it chooses the language; it shows only its name.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Original from '@theme-init/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const label = translate(
    {id: 'site.language', message: 'Language: {name}', description: 'Button of the menu of languages'},
    {name: localeConfigs[currentLocale]?.label ?? currentLocale},
  );
  return <Original {...props} aria-label={label} />;
}
