// Differs from the original, which it replaces: the logo is drawn from symbols in the HTML (plugins/icons), because two
// requests for its files, one for each color mode, would come between the words and the reader.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import {logoIds} from '#components/Icon/iconId';
import styles from '#css/Logo.module.css';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  const {width = 32, height = 32} = logo ?? {};
  const home = useBaseUrl('/');
  return (
    <Link to={home} {...props}>
      <span className={imageClassName}>
        {(['light', 'dark'] as const).map((mode) => (
          <svg key={mode} className={styles[mode]} width={width} height={height} aria-hidden="true">
            <use href={`#${logoIds[mode]}`} />
          </svg>
        ))}
      </span>
      {title !== undefined && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}
